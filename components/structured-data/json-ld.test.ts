import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { graphText } from './json-ld.ts';

const textOf = (node: object) =>
  graphText([{ '@type': 'Course', ...node }], { origin: 'https://name.example', base: '/repo/' });
const nodeOf = (node: object) => JSON.parse(textOf(node))['@graph'][0];

test.each(['</script><script>alert(1)</script>', '<!-- <script>', '\\u003c/script>', '🙏 ₹ ભાવ'])(
  'a name cannot close the script element, and is read as it is: %j',
  name => {
    const text = textOf({ name });
    expect(text).not.toMatch(/</);
    expect(nodeOf({ name }).name).toBe(name);
    const { document } = parseHTML(`<body><script type="application/ld+json">${text}</script><p>after</p></body>`);
    expect(document.querySelectorAll('script')).toHaveLength(1);
    expect(document.querySelector('p')?.textContent).toBe('after');
  },
);
