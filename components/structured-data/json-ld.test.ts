import { expect, test } from 'vitest';
import { graphText } from './json-ld.ts';

test.each(['</script><script>alert(1)</script>', '<!-- <script>', '\\u003c/script>', '🙏 ₹ ભાવ'])(
  'a name cannot close the script element, and is read as it is: %j',
  name => {
    const text = graphText([{ '@type': 'Course', ...{ name } }], { origin: 'https://name.example', base: '/repo/' });
    expect(text).not.toContain('<');
    expect(JSON.parse(text)['@graph'][0].name).toBe(name);
  },
);
