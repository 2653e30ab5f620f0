import { describe, expect, test } from 'vitest';
import { DiagnosticError } from '../diagnostics/diagnostics.ts';
import { check, findingsOf, page } from '../testing/valid-page.ts';
import { defaultLimits, settingsOf } from './check.ts';

const title = 't'.repeat(70);
const long = page({ name: title });
const found = (settings: object) => findingsOf([long], { settings });

test('a site without settings has the default limits and all rules', () => {
  expect(settingsOf(undefined)).toEqual({ limits: defaultLimits, off: {}, waivers: [], rules: {} });
});

describe('a site', () => {
  test('sets a limit', () => {
    expect(found({})).toEqual([expect.stringContaining('70 characters, over 65')]);
    expect(found({ limits: { title: 70 } })).toEqual([]);
    expect(found({ limits: { title: Number.POSITIVE_INFINITY } })).toEqual([]);
  });

  test('switches a rule off, with a reason', () => {
    expect(found({ off: { title: 'the host writes it' } })).toEqual([]);
  });

  test('adds a rule, which sees the page', () => {
    const shout = ({ titles, file }: { titles: string[]; file: string }) =>
      titles.map(text => `${file} whispers ${text}`);
    expect(findingsOf([page()], { settings: { rules: { shout } } })).toEqual(['index.html whispers Home']);
  });
});

describe('a rule of the site that', () => {
  test.each([
    [
      'throws',
      () => {
        throw new Error('no idea');
      },
      'cannot apply its rule "own" to dist/index.html: no idea',
    ],
    ['gives a text', () => 'fault', 'its rule "own" did not return a list of sentences for dist/index.html'],
    ['gives numbers', () => [1], 'its rule "own" did not return a list of sentences'],
  ])('%s is reported', (_, own, phrase) => {
    expect(() => check([page()], { settings: { rules: { own } } })).toThrow(`content/settings.ts: ${phrase}`);
  });
});

/** Returns the mistakes in settings as they are shown. */
function mistakes(settings: unknown): string[] {
  try {
    settingsOf(settings);
    return [];
  } catch (error) {
    if (!(error instanceof DiagnosticError)) throw error;
    return error.diagnostics.map(({ message, hint = '', location }) => `${location?.file}: ${message}. ${hint}`);
  }
}

test.each([
  [[], 'settings is not an object'],
  [{ limit: {} }, 'settings has an unknown name "limit". Did you mean "limits"?'],
  [{ limits: 5 }, 'settings.limits is not an object'],
  [{ limits: { titel: 5 } }, 'settings.limits has an unknown name "titel". Did you mean "title"?'],
  [{ limits: { title: '70' } }, 'settings.limits.title is not a number'],
  [{ limits: { title: Number.NaN } }, 'settings.limits.title is not a number'],
  [{ off: { heading: 'x' } }, 'settings.off has an unknown name "heading". Did you mean "headings"?'],
  [{ off: { constructor: 'x' } }, 'settings.off has an unknown name "constructor". Known here: headings, '],
  [{ off: { headings: '' } }, 'settings.off.headings is not a text that gives a reason'],
  [{ off: { headings: true } }, 'settings.off.headings is not a text that gives a reason'],
  [{ rules: { own: 'x' } }, 'settings.rules.own is not a function'],
  [{ rules: { leaks: () => [] } }, 'settings.rules: the generator already has a rule "leaks". Choose another name.'],
  [{ waivers: {} }, 'settings.waivers is not a list'],
  [{ waivers: [{ property: 'x' }] }, 'settings.waivers.0.reason is not a text that gives a reason'],
  [{ waivers: ['x'] }, 'settings.waivers.0 is not an object'],
  [
    { waivers: [{ property: 'x', reason: 'y', resaon: '' }] },
    'settings.waivers.0 has an unknown name "resaon". Did you mean "reason"?',
  ],
])('wrong settings are reported: %j', (settings, phrase) => {
  expect(mistakes(settings)).toEqual([expect.stringContaining(`content/settings.ts: ${phrase}`)]);
});

test('all mistakes are reported together', () => {
  expect(mistakes({ limits: { a: 1 }, off: { b: 'x' }, rules: { c: 1 } })).toHaveLength(3);
});
