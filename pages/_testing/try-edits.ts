/**
 * `npm run test:edits`: the owner can settle everything that preflight lists, every page that should shows what he settled, none denies it, and what builds turns no
 * test red. Twice copies the site, edits it as authors do, builds it and runs its unit tests there: settled, as it is on the day of launch; and grown, with what
 * colleagues ordinarily edit.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildHere, runHere } from '../../generator/testing/run-here.ts';
import { copySite, type SiteCopy } from './copy-site.ts';
import { type OpenSite, openSite } from './open-site.ts';
import { type Fact, filesOf, settle, wrongIn } from './settle-site.ts';
import { add, editYaml, set } from './site-edits.ts';

const grown: Record<string, (site: SiteCopy) => unknown> = {
  'a page, a service, an article, a coaching page and a course, as npm run new makes them': async site => {
    for (const kind of ['page', 'service', 'post', 'coach', 'course']) {
      const { out } = await runHere(site.root, `new ${kind} a-first-${kind}`);
      for (const [entry] of out.matchAll(/^ {6}- \{.*\n/gm))
        site.change('content/navigation.yaml', text => text.replace('entries:\n', `$&${entry}`));
      const [, file = ''] = /^created: (.*)$/m.exec(out) ?? [];
      site.change(file, text => text.replace('draft: true\n', ''));
    }
  },
  'a question': site =>
    add(site, 'our-clients.yaml', 'questions', { question: 'Do you visit us?', answer: '4 times a year!' }),
  'a testimonial': site =>
    add(site, 'home.yaml', 'testimonials', {
      quote: 'It’s a journey to the next level: 50% more calls!',
      ...{ name: 'Asha Patel', role: 'Retail', isVerified: true },
    }),
  'a service of the branding page removed': site =>
    editYaml(site, 'branding.yaml', document => document.deleteIn(['services', 3])),
  'hours that begin at half past': site =>
    set(site, 'site.yaml', { 'hours.visible.opens': '10:30', 'hours.structured.opens': '10:30' }),
  'the place': site => set(site, 'site.yaml', { place: 'Gandhinagar', 'address.locality': 'Gandhinagar' }),
  'an article removed': site => {
    const slug = 'storytelling-marketing-2024';
    rmSync(path.join(site.root, `content/blog/${slug}.md`));
    for (const file of filesOf(site, /\.(md|yaml)$/))
      site.change(`content/${file}`, text =>
        text.replace(new RegExp(`, ${slug}\\b|\\b${slug}, `, 'g'), '').replaceAll(`/blog/${slug}/`, '/blog/'),
      );
  },
  'an industry removed': site => {
    editYaml(site, 'industries.yaml', document => document.delete('entertainment'));
    site.change('content/clients.yaml', text => text.replace(/industry: .*\bentertainment/, 'industry: food'));
  },
};

type Check = (site: OpenSite) => string[];

/** A site with a `check`, which returns what is wrong with it, must be ready for a release. */
async function isGreen(name: string, change: (site: SiteCopy) => Promise<void>, check?: Check): Promise<boolean> {
  const site = copySite(process.cwd(), { withCards: true });
  try {
    cpSync('vitest.config.ts', path.join(site.root, 'vitest.config.ts'));
    cpSync('.vscode', path.join(site.root, '.vscode'), { recursive: true });
    await change(site);
    const { problems } = await buildHere(site.root, check ? '--release' : '');
    const { out } = await runHere(site.root, 'preflight');
    const wrong = problems || !check ? [] : check(await openSite(site.root));
    const found = [problems, ...(problems && check ? [out] : []), ...wrong].filter(Boolean);
    console.log(`${name}: ${found.join('\n') || 'it builds'}; ${out.trim().split('\n').at(-1)}`);
    if (found.length > 0) return false;
    const vitest = path.resolve('node_modules/vitest/vitest.mjs');
    // An edited site has other numbers of items than the specification.
    const args = ['run', '--project', 'unit', '-t', '^(?!.*the specified number)'];
    const folders = ['pages/', 'content/', 'components/', 'islands/'];
    return (
      spawnSync(process.execPath, [vitest, ...args, ...folders], { cwd: site.root, stdio: 'inherit' }).status === 0
    );
  } finally {
    site.remove();
  }
}

let facts: Fact[] = [];
const results = [
  await isGreen(
    'The settled site',
    async site => {
      facts = await settle(site);
    },
    site => wrongIn(site, facts),
  ),
  await isGreen('The grown site', async site => {
    for (const edit of Object.values(grown)) await edit(site);
  }),
];
process.exitCode = results.every(Boolean) ? 0 : 1;
