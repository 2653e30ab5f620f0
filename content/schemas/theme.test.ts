import { describe, expect, test } from 'vitest';
import { theme } from './theme.ts';

describe('a theme', () => {
  const plain = Object.fromEntries(Object.keys(theme.shape).map(name => [name, '#000000']));
  const dark = { light: '#000000', dark: '#ffffff' };
  const readable = {
    ...plain,
    ...{ surface: { light: '#ffffff', dark: '#000000' }, 'surface-2': { light: '#ffffff', dark: '#000000' } },
    ...{ text: dark, 'text-2': dark, primary: dark, 'primary-hover': dark, 'accent-text': dark, alert: dark },
    ...{ 'line-strong': dark, accent: '#ffffff', chat: '#ffffff' },
    'on-primary': { light: '#ffffff', dark: '#000000' },
  };

  test('with enough contrast is valid, and a colour may be the same for light and dark mode', () => {
    expect(theme.parse(readable)).toMatchObject({ accent: { light: '#ffffff', dark: '#ffffff' } });
  });

  test.each([
    ['text-2', { light: '#999999', dark: '#ffffff' }, 'text-2 on surface has a contrast of 2.85:1 (light)'],
    ['accent', { light: '#000000', dark: '#ffffff' }, 'text on accent has a contrast of 1.00:1 (light)'],
    ['line-strong', { light: '#000000', dark: '#222222' }, 'line-strong on surface has a contrast of 1.32:1 (dark)'],
    ['on-primary', { light: '#222222', dark: '#000000' }, 'on-primary on text has a contrast of 1.32:1 (light)'],
    ['accent', 'gold', 'must be a colour such as'],
  ])('with too little contrast of %s, or an invalid colour, is rejected', (name, value, message) => {
    expect(JSON.stringify(theme.safeParse({ ...readable, [name]: value }).error?.issues)).toContain(message);
  });
});
