import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import { graphText } from './json-ld.ts';

const at = (base: string) => ({ origin: 'https://name.example', base });
/** Any object, since these tests check the serialized text. */
type Node = { '@type': string; [property: string]: unknown };
const textOf = (nodes: Node[], base = '/') => graphText(nodes, at(base));
const graphOf = (nodes: Node[], base = '/') => JSON.parse(textOf(nodes, base))['@graph'];

describe('no content can close the script element', () => {
  test.each(['</script><script>alert(1)</script>', '<!-- <script>', 'a\u2028b\u2029c', '\\u003c/script>', '🙏 ₹ ભાવ'])(
    '%j',
    name => {
      const text = textOf([{ '@type': 'Course', name }]);
      expect(text).not.toMatch(/[<\u2028\u2029]/);
      expect(JSON.parse(text)['@graph'][0].name).toBe(name);

      const html = `<!doctype html><html><body><script type="application/ld+json">${text}</script><p>after</p></body></html>`;
      const { document } = parseHTML(html);
      expect(document.querySelectorAll('script').length).toBe(1);
      expect(document.querySelector('script')?.textContent).toBe(text);
      expect(document.querySelector('p')?.textContent).toBe('after');
    },
  );
});

describe('URLs become absolute', () => {
  const node: Node = {
    '@type': 'Service',
    '@id': '/seo/#service',
    url: '/seo/',
    image: '/card.png',
    termsOfService: '/terms/',
    provider: { '@id': '/#org' },
    itemListElement: [{ '@type': 'ListItem', item: '/about/' }],
  };

  test('below the site’s base', () => {
    const start = 'https://name.example/repo/';
    expect(graphOf([node], '/repo/')).toEqual([
      {
        '@type': 'Service',
        '@id': `${start}seo/#service`,
        url: `${start}seo/`,
        image: `${start}card.png`,
        termsOfService: `${start}terms/`,
        provider: { '@id': `${start}#org` },
        itemListElement: [{ '@type': 'ListItem', item: `${start}about/` }],
      },
    ]);
  });

  test('but URLs of other sites and text with a slash do not change', () => {
    const other: Node = {
      '@type': 'Thing',
      url: 'https://other.example/',
      name: '/about/',
      sameAs: ['https://x.example/'],
    };
    expect(graphOf([other], '/repo/')).toEqual([other]);
  });
});
