/** Removing is as safe as adding: what a part of the site leaves behind that was taken out is named. */
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isMap, isScalar, visit } from 'yaml';
import { editYaml } from '../components/testing/site-edits.ts';
import { copySite, type SiteCopy } from '../content/testing/copy-site.ts';
import type { DiagnosticError } from '../generator/diagnostics/diagnostics.ts';
import { leftoversIn, markTexts } from './_testing/leftovers.ts';
import { openSite } from './_testing/open-site.ts';
import { filesOf } from './_testing/settle-site.ts';

function markedCopy(): SiteCopy {
  const copy = copySite();
  onTestFinished(copy.remove);
  markTexts(copy);
  return copy;
}

/** Returns what a build of a copy finds, or else what is left over in it. */
const found = ({ root }: SiteCopy): Promise<string[]> =>
  openSite(root).then(
    site => leftoversIn(root, site),
    ({ diagnostics }: DiagnosticError) =>
      diagnostics.map(({ location, message }) => `${location?.file}:${location?.line}: ${message}`),
  );

const remove = (site: SiteCopy, file: string) => rmSync(path.join(site.root, file), { recursive: true });
const without =
  (...parts: RegExp[]) =>
  (text: string) =>
    parts.reduce((rest, part) => rest.replace(part, ''), text);

/** Each of the lines begins with one of the names, and no name is missing. */
function expectNames(lines: string[], names: string[]) {
  expect(lines.filter(line => !names.some(name => line.startsWith(name)))).toEqual([]);
  expect(names.filter(name => !lines.some(line => line.startsWith(name)))).toEqual([]);
}

test('pages show every text, claim and drawing, and have every feature that texts speak of', async () => {
  expect(await found(markedCopy())).toEqual([]);
});

const isHere = existsSync('islands/exit-offer') && existsSync('islands/roi-calculator');

test.runIf(isHere)('taking out the exit offer and the calculator, with their lines in the pages', async () => {
  const site = markedCopy();
  for (const island of ['exit-offer', 'roi-calculator']) remove(site, `islands/${island}`);
  site.change('pages/_document.tsx', without(/import .*_exit-offer.*\n/, /<ExitOffer \/>/));
  const section = /<Section id="calculator"[\s\S]*?<\/Section>/;
  site.change('pages/index.tsx', without(/import .*roi-calculator\/.*\n/g, section, /\n[^\n]*\nfunction Roi[\s\S]*/));
  expectNames(await found(site), [
    ...['languages.exit', 'home.sections.calculator', 'home.calculator'].map(record => `${record}: no page`),
    'claims.consultation-worth: no page',
    'claims.brands-served.on: every page',
    ...['exit-offer', 'exit-note', 'calculator'].map(name => `features.${name}: no page`),
    ...['cookie-policy', 'privacy-policy', 'terms-conditions'].map(policy => `content/legal/${policy}.md:`),
    'components/art/scenes/lens-heart-coin.svg: no page',
    'pages/_exit-offer.tsx: nothing',
  ]);
});

test.runIf(existsSync('content/coaching/seo.yaml'))('taking out a coach page', async () => {
  const site = markedCopy();
  remove(site, 'content/coaching/seo.yaml');
  const names = (line: string) => /coach\/seo|seo-mastery/.test(line);
  expect((await found(site)).filter(line => !names(line))).toEqual([]);
  remove(site, 'content/courses/seo-mastery.yaml');
  editYaml(site, 'academy.yaml', document => document.deleteIn(['testimonials', 1]));
  const files = ['navigation.yaml', 'legal/terms-conditions.md', 'blog/'];
  expectNames(
    await found(site),
    files.map(file => `content/${file}`),
  );
  // Takes out the lines and links that these name.
  for (const file of filesOf(site, /\.(md|yaml)$/)) {
    if (file.endsWith('.yaml'))
      editYaml(site, file, document =>
        visit(document, {
          Node: (_, node) => (isOf(node) ? visit.REMOVE : undefined),
        }),
      );
    site.change(`content/${file}`, text =>
      text
        .replace(/\[([^\]]*)\]\(\/coach\/seo\/[^)]*\)/g, '$1')
        .replace(/^teaches: \/coach\/seo/m, 'teaches: /coach/instagram'),
    );
  }
  expectNames(await found(site), [
    ...['keyword-research', 'seo-masterclass'].map(id => `languages.offers./coach/seo/#${id}: no page`),
    'site.bookings.seo-masterclass: nothing',
    ...['drawings/podium', 'drawings/tree', 'scenes/lesson-in-search'].map(
      file => `components/art/${file}.svg: no page`,
    ),
  ]);
});

/** Whether a line of a list is about the page that was taken out. */
const isOf = (node: unknown) =>
  (isScalar(node) && node.value === '/coach/seo/') || (isMap(node) && node.get('path') === '/coach/seo/');
