import { chromium } from 'playwright'; import { readFileSync } from 'node:fs';
import cfg from './playwright.config.ts';
const b = await chromium.launch(cfg.use!.launchOptions!);
const use=()=>+readFileSync('/sys/fs/cgroup/cpuacct/w31/b/cpuacct.usage','utf8')/1e9;
for (const rm of [null,'reduce'] as const) for (const path of ['/','/about/','/blog/']) { const p=await (await b.newContext({reducedMotion:rm})).newPage();
let u=use(); await p.goto('http://127.0.0.1:43190'+path); const g=use()-u; u=use(); await new Promise(r=>setTimeout(r,1000)); const a=use()-u; u=use(); await new Promise(r=>setTimeout(r,2000)); console.log(rm,path,'goto',g.toFixed(2),'next 1 s',a.toFixed(2),'then 2 s',(use()-u).toFixed(2), await p.evaluate(()=>document.getAnimations().filter(a=>a.playState==='running').map(a=>(a as CSSAnimation).animationName+' '+a.effect!.getComputedTiming().duration+' '+a.effect!.getComputedTiming().iterations).slice(0,5))); await p.context().close(); }
await b.close();
