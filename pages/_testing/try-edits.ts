/**
 * `npm run test:edits`: the owner can settle everything that preflight lists, and what builds turns no test red. Twice copies the site, edits it
 * as authors do, builds it and runs its unit tests there: settled, as it is on the day of launch; and grown, with what colleagues ordinarily edit.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isMap, visit, type YAMLMap } from 'yaml';
import { openProject, prepare } from '../../generator/build.ts';
import type { Diagnostic } from '../../generator/diagnostics/diagnostics.ts';
import { buildHere, runHere } from '../../generator/testing/run-here.ts';
import { copySite, type SiteCopy } from './copy-site.ts';
import { add, addPhotos, editYaml, set } from './site-edits.ts';

const filesOf = (site: SiteCopy, ending: RegExp) =>
  readdirSync(path.join(site.root, 'content'), { recursive: true })
    .map(String)
    .filter(file => ending.test(file) && !file.startsWith('templates'));

/** Settles everything that preflight lists, with values as awkward as real ones: names in names, one person in three roles, a long address. */
async function settle(site: SiteCopy): Promise<void> {
  for (const file of filesOf(site, /\.yaml$/)) {
    site.change(`content/${file}`, text => text.replace(/isNative: false$/m, 'isNative: true'));
    editYaml(site, file, document =>
      visit(document, {
        Node(_, node) {
          if (node.tag === '!placeholder') delete node.tag;
          if (!isMap(node) || !node.has('quote')) return;
          node.set('isVerified', true);
          node.set('name', 'Jigneshbhai Ramanlal Panchal');
        },
      }),
    );
  }
  for (const file of filesOf(site, /\.md$/))
    site.change(`content/${file}`, text =>
      text.replaceAll('!placeholder ', '').replace(/^updated: /m, 'isReviewed: true\n$&'),
    );
  const domain = 'prajapati-digital-marketing-and-training.example';
  const officer = { name: 'Dharmishthaben Vallabhbhai Prajapati', email: `conversations@${domain}` };
  const hours = { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '10:00', closes: '19:00' };
  const answers = { acknowledges: '48 hours', settles: 'one month', designation: 'Founder', phone: '+91 79 4000 1235' };
  const keeps = { enquiries: 'a year', work: 'two years', recordings: '90 days' };
  set(site, 'site.yaml', {
    url: `https://www.${domain}/`,
    founder: { name: officer.name, role: 'Founder, lead strategist and head of the academy' },
    email: officer.email,
    place: 'Gandhinagar',
    'legal.name': 'Trece Media LLP',
    'legal.grievance': { ...officer, ...answers },
    'legal.privacy': { ...officer, answers: '30 days', keeps },
    clinics: { isReviewed: true, text: 'Doctors and dentists each have rules of advertising.' },
    signup: { transport: 'post', action: `https://forms.${domain}/signup` },
    hours: { visible: hours, structured: hours },
  });
  await addPhotos(site);
  editYaml(site, 'claims.yaml', document => {
    for (const { value } of (document.contents as YAMLMap<unknown, YAMLMap>).items) {
      value?.delete('topic');
      value?.set('scope', 'Within 60 days.');
    }
  });
  const { unsettled } = await prepare(openProject(site.root));
  // From the end of each file, as every field moves the lines below it.
  for (const { message, location } of unsettled().toReversed()) {
    const [field] = /isConfirmed: true/.exec(message) ?? (message.includes('`refund`') ? ['refund: project'] : []);
    if (field && location) insert(site, location, field);
  }
}

/** Writes a field at the start of the record that a diagnostic is about. */
function insert(site: SiteCopy, { file, line = 1, column = 1 }: NonNullable<Diagnostic['location']>, field: string) {
  site.change(file, text => {
    const lines = text.split('\n');
    const [before, after] = [lines[line - 1]?.slice(0, column - 1), lines[line - 1]?.slice(column - 1)];
    lines[line - 1] = `${before}${field}\n${' '.repeat(column - 1)}${after}`;
    return lines.join('\n');
  });
}

const grown: Record<string, (site: SiteCopy) => unknown> = {
  'a page, a service and an article, as npm run new makes them': async site => {
    for (const kind of ['page', 'service', 'post']) {
      const { out } = await runHere(site.root, `new ${kind} a-first-${kind}`);
      for (const [rate] of out.matchAll(/^ {4}- path(.*\n {6}.*)+\n/gm))
        site.change('content/rates.yaml', text => `${text.trimEnd()}\n${rate}`);
      for (const [entry] of out.matchAll(/^ {6}- \{.*\n/gm))
        site.change('content/navigation.yaml', text => text.replace('entries:\n', `$&${entry}`));
      const [, file = ''] = /^created: (.*)$/m.exec(out) ?? [];
      site.change(file, text => text.replace('draft: true\n', ''));
    }
  },
  'a question': site =>
    add(site, 'client-questions.yaml', '', { question: 'Do you visit us?', answer: '4 times a year!' }),
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

async function isGreen(name: string, change: (site: SiteCopy) => Promise<void>, isSettled: boolean): Promise<boolean> {
  const site = copySite(process.cwd(), { withCards: true });
  try {
    cpSync('vitest.config.ts', path.join(site.root, 'vitest.config.ts'));
    cpSync('.vscode', path.join(site.root, '.vscode'), { recursive: true });
    await change(site);
    const { problems } = await buildHere(site.root);
    const { code, out } = await runHere(site.root, 'preflight');
    console.log(`${name}: ${problems || 'it builds'}; ${isSettled ? out : out.trim().split('\n').at(-1)}`);
    if (problems || (isSettled && code !== 0)) return false;
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

const results = [
  await isGreen('The settled site', settle, true),
  await isGreen(
    'The grown site',
    async site => {
      for (const edit of Object.values(grown)) await edit(site);
    },
    false,
  ),
];
process.exitCode = results.every(Boolean) ? 0 : 1;
