import { expect, test } from 'vitest';
import { policyOf } from './content-policy.ts';

/** Returns the sources of each directive. */
const policy = (change: Partial<Parameters<typeof policyOf>[0]>) =>
  Object.fromEntries(
    policyOf({ styles: ['sha256-B='], signup: { transport: 'none' }, ...change })
      .split('; ')
      .map(part => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]),
  );

test('by default only this site’s resources load, inline scripts are blocked, inline styles run by their hash, and forms submit nowhere', () => {
  expect(policy({})).toEqual({
    'default-src': "'self'",
    'img-src': "'self' data:",
    'style-src': "'sha256-B='",
    'form-action': "'none'",
    'base-uri': "'none'",
  });
});

const action = 'https://forms.example/a/b?c';
test.each<[Parameters<typeof policy>[0], object]>([
  [
    { signup: { transport: 'post', action } },
    { 'form-action': 'https://forms.example', 'connect-src': "'self' https://forms.example" },
  ],
  [
    { signup: { transport: 'whatsapp' } },
    { 'form-action': 'https://wa.me https://api.whatsapp.com https://web.whatsapp.com' },
  ],
  [{ scripts: ['sha256-C='] }, { 'script-src': "'self' 'sha256-C='" }],
  [{ frames: ['https://maps.example'] }, { 'frame-src': 'https://maps.example' }],
])('%j gives %j', (change, expected) => {
  expect(policy(change)).toMatchObject(expected);
});
