import { describe, expect, test } from 'vitest';
import type { Site } from '../../content/schemas/site.ts';
import { policyOf } from './content-policy.ts';

const policy = (signup: Site['signup'], frames?: string[], others: string[] = []) =>
  Object.fromEntries(
    policyOf({ styles: ['sha256-B='], signup, frames, others })
      .split('; ')
      .map(part => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]),
  );

test('by default only this site’s resources load, inline scripts are blocked, and inline styles are allowed by hash', () => {
  expect(policy({ transport: 'none' })).toEqual({
    'default-src': "'self'",
    'img-src': "'self' data:",
    'style-src': "'sha256-B='",
    'form-action': "'none'",
    'base-uri': "'none'",
  });
});

describe('forms may submit only to the transport’s address', () => {
  test.each<[Site['signup'], string, string | undefined]>([
    [{ transport: 'none' }, "'none'", undefined],
    [
      { transport: 'post', action: 'https://forms.example/a/b?c' },
      'https://forms.example',
      "'self' https://forms.example",
    ],
    [{ transport: 'whatsapp' }, 'https://wa.me https://api.whatsapp.com https://web.whatsapp.com', undefined],
  ])('%j', (signup, forms, requests) => {
    expect([policy(signup)['form-action'], policy(signup)['connect-src']]).toEqual([forms, requests]);
  });
});

test('an inline script runs by its hash', () => {
  expect(policyOf({ styles: [], scripts: ['sha256-C='], signup: { transport: 'none' }, others: [] })).toContain(
    "script-src 'self' 'sha256-C='",
  );
});

test('frames may show only the given origins', () => {
  expect(policy({ transport: 'none' }, ['https://maps.example'])['frame-src']).toBe('https://maps.example');
});

test('other sites that the settings allow may be used', () => {
  expect(policy({ transport: 'none' }, [], ['https://statistics.example'])['default-src']).toBe(
    "'self' https://statistics.example",
  );
});
