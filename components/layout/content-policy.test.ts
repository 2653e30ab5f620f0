import { expect, test } from 'vitest';
import { policyOf } from './content-policy.ts';

const policy = (change: Partial<Parameters<typeof policyOf>[0]>) =>
  policyOf({ styles: ['sha256-B='], signup: { transport: 'none' }, ...change }).split('; ');

test('by default only this site’s resources load, inline scripts are blocked, inline styles run by their hash, and forms submit nowhere', () => {
  const own = ["default-src 'self'", "img-src 'self' data:", "style-src 'sha256-B='"];
  expect(policy({})).toEqual([...own, "form-action 'none'", "base-uri 'none'"]);
});

const action = 'https://forms.example/a/b?c';
const chats = 'form-action https://wa.me https://api.whatsapp.com https://web.whatsapp.com';
test.each<[Parameters<typeof policy>[0], string[]]>([
  [
    { signup: { transport: 'post', action } },
    ['form-action https://forms.example', "connect-src 'self' https://forms.example"],
  ],
  [{ signup: { transport: 'whatsapp' } }, [chats]],
  [{ scripts: ['sha256-C='] }, ["script-src 'self' 'sha256-C='"]],
  [{ frames: ['https://maps.example'] }, ['frame-src https://maps.example']],
])('%j gives %j', (change, expected) => {
  expect(policy(change)).toEqual(expect.arrayContaining(expected));
});
