import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Content, schema } from '../../content/schema.ts';
import { clients as schemaOfClients } from '../../content/schemas/proof.ts';
import { copySite } from '../../generator/testing/copy-site.ts';
import { all, type OpenSite, openSite, textOf } from '../../generator/testing/open-site.ts';
import { read } from '../../generator/testing/read.ts';
import { edits } from '../../generator/testing/site-edits.ts';
import { head, paths } from './[slug].tsx';

const contentOf = async (root: string) => (await read(root, schema)).content as Content;

const copy = copySite();
let site: OpenSite;
let content: Content;
beforeAll(async () => {
  edits['client page']?.(copy);
  content = await contentOf(copy.root);
  // Throws if a check fails.
  site = await openSite(copy.root);
});
afterAll(() => copy.remove());

const clientsWithPage = () => content.clients.filter(({ page }) => page);
const pathOf = (id: string) => `/clients/${id}/`;

test('exactly the clients with a page in their record have one', async () => {
  const ours = await contentOf(process.cwd());
  expect(paths(ours).map(({ slug }) => slug)).toEqual(ours.clients.flatMap(({ id, page }) => (page ? id : [])));
  expect(site.paths.filter(path => /^\/clients\/.+/.test(path))).toEqual(clientsWithPage().map(({ id }) => pathOf(id)));
  expect(clientsWithPage().length).toBeGreaterThan(0);
});

describe('a client’s page', () => {
  test('has the story with all its figures, without a sample mark', () => {
    for (const { id, page, caseStudy } of clientsWithPage()) {
      const main = site.page(pathOf(id)).querySelector('main') as Element;
      const texts = [...(caseStudy?.strategy ?? []), ...(page?.story ?? []), caseStudy?.testimonial.quote ?? ''];
      for (const text of texts) expect(textOf(main)).toContain(text);
      const figures = all(main, '[data-claim]').map(mark => mark.getAttribute('data-claim'));
      expect(figures).toEqual(expect.arrayContaining(caseStudy?.results.map(({ claim }) => claim) ?? []));
      expect(all(main, '.sample')).toEqual([]);
    }
  });

  test('is linked from the client’s card, and has breadcrumbs back', () => {
    for (const { id } of clientsWithPage()) {
      const card = site.page('/clients/').querySelector(`[id="${id}"]`) as Element;
      expect(all(card, 'a').map(a => a.getAttribute('href'))).toContain(pathOf(id));
      expect(all(card, '.sample')).toEqual([]);
      const trail = all(site.page(pathOf(id)), 'nav[aria-label=Breadcrumb] a').map(a => a.getAttribute('href'));
      expect(trail).toEqual(['/', '/clients/']);
    }
  });

  test('is an article about the client in structured data, in the list of stories and in the site map', () => {
    for (const { id, name, page } of clientsWithPage()) {
      const graph = (path: string) =>
        JSON.parse(site.page(path).querySelector('script[type="application/ld+json"]')?.textContent ?? '')['@graph'];
      const article = graph(pathOf(id)).find((node: { '@type': string }) => node['@type'] === 'Article');
      expect(article).toMatchObject({ headline: page?.title, about: { name } });
      expect(JSON.stringify(graph('/clients/'))).toContain(`${pathOf(id)}"`);
      expect(site.text('sitemap.xml')).toContain(`${pathOf(id)}</loc>`);
    }
  });

  test('that is a sample is marked as one, and has no structured data', () => {
    const clients = content.clients.map(client => ({ ...client, isSample: true }));
    for (const props of paths({ ...content, clients }))
      expect([props.isSample, head(props).jsonLd]).toEqual([true, []]);
  });

  test('is rejected if the case study has no figures', () => {
    const withoutFigures = clientsWithPage().map(({ caseStudy, ...client }) => ({
      ...client,
      caseStudy: { ...caseStudy, results: [], outcome: 'More people came.' },
    }));
    const { error } = schemaOfClients.safeParse(withoutFigures);
    expect(error?.issues.map(({ path }) => path)).toEqual(withoutFigures.map((_, i) => [i, 'page']));
  });
});
