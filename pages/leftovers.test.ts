/** Removing is as safe as adding: what a part of the site leaves behind that was taken out is named. */
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isMap, isScalar, visit } from 'yaml';
import { editYaml, filesOf } from '../components/testing/site-edits.ts';
import { copySite, type SiteCopy } from '../content/testing/copy-site.ts';
import { leftoversIn, markTexts } from './_testing/leftovers.ts';
import { openSite } from './_testing/open-site.ts';

function markedCopy(): SiteCopy {
  const copy = copySite();
  onTestFinished(copy.remove);
  markTexts(copy);
  return copy;
}

const found = async ({ root }: SiteCopy) => leftoversIn(root, await openSite(root));

const remove = (site: SiteCopy, file: string) => rmSync(path.join(site.root, file), { recursive: true });

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
  const lines = /import .*(_exit-offer|roi-calculator\/).*\n|<ExitOffer \/>/g;
  const section = /<Section id="calculator"[\s\S]*?<\/Section>|\n[^\n]*\nfunction Roi[\s\S]*/g;
  for (const file of ['pages/_document.tsx', 'pages/index.tsx'])
    site.change(file, text => text.replace(lines, '').replace(section, ''));
  expectNames(await found(site), [
    ...['languages.exit', 'home.sections.calculator', 'home.calculator'].map(record => `${record}: no page`),
    'claims.consultation-worth: no page',
    'claims.brands-served.on: every page',
    ...['exit-offer', 'exit-note', 'calculator'].map(name => `features.${name}: no page`),
    ...['cookie-policy', 'privacy-policy', 'terms-conditions'].map(policy => `content/legal/${policy}.md:`),
    'components/art/scenes/lens-heart-coin.svg: no page',
  ]);
});

test.runIf(existsSync('content/coaching/seo.yaml'))(
  'taking out a coach page, its course, and the lines and links about them',
  async () => {
    const site = markedCopy();
    remove(site, 'content/coaching/seo.yaml');
    remove(site, 'content/courses/seo-mastery.yaml');
    editYaml(site, 'academy.yaml', document => document.deleteIn(['testimonials', 1]));
    const isOf = (node: unknown) =>
      (isScalar(node) && node.value === '/coach/seo/') || (isMap(node) && node.get('path') === '/coach/seo/');
    editYaml(site, 'navigation.yaml', document =>
      visit(document, { Node: (_, node) => (isOf(node) ? visit.REMOVE : undefined) }),
    );
    for (const file of filesOf(site, /\.(md|yaml)$/))
      site.change(`content/${file}`, text =>
        text
          .replace(/\[([^\]]*)\]\(\/coach\/seo\/[^)]*\)/g, '$1')
          .replace(/^teaches: \/coach\/seo/m, 'teaches: /coach/instagram'),
      );
    expectNames(await found(site), [
      ...['keyword-research', 'seo-masterclass'].map(id => `languages.offers./coach/seo/#${id}: no page`),
      'site.bookings.seo-masterclass: nothing',
      ...['drawings/podium', 'drawings/tree', 'scenes/lesson-in-search'].map(
        file => `components/art/${file}.svg: no page`,
      ),
    ]);
  },
);
