import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Content, schema } from '../../content/schema.ts';
import { clients as schemaOfClients } from '../../content/schemas/proof.ts';
import { read } from '../../generator/read/read.ts';
import { copySite } from '../../generator/testing/copy-site.ts';
import { all, type OpenSite, openSite, textOf } from '../../generator/testing/open-site.ts';
import { edits } from '../../generator/testing/site-edits.ts';
import { head, paths } from './[slug].tsx';

const contentOf = async (root: string) => (await read(root, schema)).content as Content;

const copy = copySite();
let site: OpenSite;
let content: Content;
beforeAll(async () => {
  edits['client page']?.(copy);
  content = await contentOf(copy.root);
  // Its checks pass, or this throws.
  site = await openSite(copy.root);
});
afterAll(() => copy.remove());

const told = () => content.clients.filter(({ page }) => page);
const pathOf = (id: string) => `/clients/${id}/`;

test('there is a page for each client that has one in its record, and for no other', async () => {
  const here = await contentOf(process.cwd());
  expect(paths(here).map(({ slug }) => slug)).toEqual(here.clients.flatMap(({ id, page }) => (page ? id : [])));
  expect(site.paths.filter(path => /^\/clients\/.+/.test(path))).toEqual(told().map(({ id }) => pathOf(id)));
  expect(told().length).toBeGreaterThan(0);
});

describe('a client’s page', () => {
  test('tells the story with all its figures, and no sample', () => {
    for (const { id, page, caseStudy } of told()) {
      const main = site.page(pathOf(id)).querySelector('main') as Element;
      const texts = [...(caseStudy?.strategy ?? []), ...(page?.story ?? []), caseStudy?.testimonial.quote ?? ''];
      for (const text of texts) expect(textOf(main)).toContain(text);
      const figures = all(main, '[data-claim]').map(mark => mark.getAttribute('data-claim'));
      expect(figures).toEqual(expect.arrayContaining(caseStudy?.results.map(({ claim }) => claim) ?? []));
      expect(all(main, '.sample')).toEqual([]);
    }
  });

  test('is reached from the client’s card, and says the way back', () => {
    for (const { id } of told()) {
      const card = site.page('/clients/').querySelector(`[id="${id}"]`) as Element;
      expect(all(card, 'a').map(a => a.getAttribute('href'))).toContain(pathOf(id));
      expect(all(card, '.sample')).toEqual([]);
      const trail = all(site.page(pathOf(id)), 'nav[aria-label=Breadcrumb] a').map(a => a.getAttribute('href'));
      expect(trail).toEqual(['/', '/clients/']);
    }
  });

  test('is an article about the client in structured data, in the list of stories and in the site map', () => {
    for (const { id, name, page } of told()) {
      const graph = (path: string) =>
        JSON.parse(site.page(path).querySelector('script[type="application/ld+json"]')?.textContent ?? '')['@graph'];
      const article = graph(pathOf(id)).find((node: { '@type': string }) => node['@type'] === 'Article');
      expect(article).toMatchObject({ headline: page?.title, about: { name } });
      expect(JSON.stringify(graph('/clients/'))).toContain(`${pathOf(id)}"`);
      expect(site.text('sitemap.xml')).toContain(`${pathOf(id)}</loc>`);
    }
  });

  test('that is a sample still says so, and is no article to machines', () => {
    const clients = content.clients.map(client => ({ ...client, isSample: true }));
    for (const props of paths({ ...content, clients }))
      expect([props.isSample, head(props).jsonLd]).toEqual([true, []]);
  });

  test('is refused where there are no figures to tell', () => {
    const withoutFigures = told().map(({ caseStudy, ...client }) => ({
      ...client,
      caseStudy: { ...caseStudy, results: [], outcome: 'More people came.' },
    }));
    const { error } = schemaOfClients.safeParse(withoutFigures);
    expect(error?.issues.map(({ path }) => path)).toEqual(withoutFigures.map((_, i) => [i, 'page']));
  });
});
