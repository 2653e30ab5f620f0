// prof.ts
import { chromium as chromium2 } from "playwright";
import { readFileSync } from "node:fs";

// playwright.config.ts
import { defineConfig } from "playwright/test";

// generator/testing/built-site.ts
var port = Number(process.env.TEST_PORT ?? 41730);
var atRoot = { url: `http://127.0.0.1:${port}/`, port, out: ".cache/e2e" };
var underFolder = {
  url: `http://127.0.0.1:${port + 1}/repo/`,
  port: port + 1,
  out: ".cache/e2e-folder"
};

// generator/testing/find-browser.ts
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "playwright";
var names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
function findBrowser() {
  const own = chromium.executablePath();
  if (starts(own)) return { file: own, isSystem: false };
  const file = onPath(names).find(starts);
  return file ? { file, isSystem: true } : void 0;
}
function onPath(programs) {
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter(path.isAbsolute);
  return programs.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}
function starts(file) {
  if (!existsSync(file)) return false;
  return spawnSync(file, ["--version"], { stdio: "ignore", timeout: 3e4 }).status === 0;
}

// playwright.config.ts
var browser = findBrowser();
if (!browser) throw new Error("There is no browser to test with. To get one, run: npm run test:browser");
var quiet = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"];
var offline = ["--disable-background-networking", "--disable-component-update", "--disable-sync"];
var unseen = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "SpareRendererForSitePerProcess"];
var local = ["HttpsUpgrades", "HttpsFirstBalancedModeAutoEnable", "AvoidCorsURLLoaderRestartOnRedirect"];
var plain = ["PaintHolding", "AvoidUnnecessaryBeforeUnloadCheckSync", "ThirdPartyStoragePartitioning", "MediaRouter"];
var atHome = ["OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch"];
var lean = [
  `--disable-features=${[unseen, local, plain, atHome].join()}`,
  // Other sites are not there, on a machine with a network as on one without.
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"
];
var serve = ({ url, port: port2, out }) => ({
  command: `node generator/cli/start.cjs build --url ${url} --out ${out} && node generator/cli/start.cjs preview --out ${out} --port ${port2}`,
  url,
  reuseExistingServer: false,
  timeout: 12e4,
  // Whatever the shell says: what is tested is what is deployed.
  env: { NODE_ENV: "production" }
});
var playwright_config_default = defineConfig({
  testMatch: "**/*.e2e.ts",
  outputDir: "test-results",
  reporter: "list",
  workers: 2,
  fullyParallel: true,
  retries: 0,
  timeout: 6e4,
  webServer: [serve(atRoot), serve(underFolder)],
  use: {
    baseURL: atRoot.url,
    locale: "en-IN",
    actionTimeout: 15e3,
    launchOptions: {
      executablePath: browser.file,
      args: [...lean, ...browser.isSystem ? [...quiet, ...offline] : []]
    }
  }
});

// prof.ts
var b = await chromium2.launch(playwright_config_default.use.launchOptions);
var use = () => +readFileSync("/sys/fs/cgroup/cpuacct/w31/b/cpuacct.usage", "utf8") / 1e9;
for (const rm of [null, "reduce"]) for (const path2 of ["/", "/about/", "/blog/"]) {
  const p = await (await b.newContext({ reducedMotion: rm })).newPage();
  let u = use();
  await p.goto("http://127.0.0.1:43190" + path2);
  const g = use() - u;
  u = use();
  await new Promise((r) => setTimeout(r, 1e3));
  const a = use() - u;
  u = use();
  await new Promise((r) => setTimeout(r, 2e3));
  console.log(rm, path2, "goto", g.toFixed(2), "next 1 s", a.toFixed(2), "then 2 s", (use() - u).toFixed(2), await p.evaluate(() => document.getAnimations().filter((a2) => a2.playState === "running").map((a2) => a2.animationName + " " + a2.effect.getComputedTiming().duration + " " + a2.effect.getComputedTiming().iterations).slice(0, 5)));
  await p.context().close();
}
await b.close();
