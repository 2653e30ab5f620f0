/** The settings of a site's checks, in content/settings.ts: limits, rules switched off or added; and what `npm run new` can create. */
import { type Diagnostic, hintOf, throwIfAny } from '../diagnostics/diagnostics.ts';
import type { StartOf } from '../model.ts';
import type { CheckedPage } from './page.ts';

/** The default limits: characters, bytes after brotli, requests. */
export const defaultLimits = {
  // Characters. Search results truncate longer ones.
  title: 65,
  descriptionLeast: 110,
  descriptionMost: 160,
  // Messengers truncate the card's description at about this length.
  cardDescription: 80,
  // Two round trips: the first congestion window has ten segments of 1,460 bytes.
  pageBytes: 28 * 1024,
  // A thirtieth of the median home page of 2025 (HTTP Archive).
  initialBytes: 80 * 1024,
  initialRequests: 6,
};

export type Limits = typeof defaultLimits;

/** `off` has a reason for each rule that is switched off; `rules` the site's own, each of which returns a sentence for each finding. */
export type Settings = {
  limits: Limits;
  off: Record<string, string>;
  rules: Record<string, (page: CheckedPage) => unknown>;
  starts: Record<string, StartOf>;
};

const isLimit = (value: unknown) => typeof value === 'number' && value >= 0;
const isReason = (value: unknown) => typeof value === 'string' && value.trim() !== '';
const isFunction = (value: unknown) => typeof value === 'function';

/** Fills in the defaults of what content/settings.ts exports as `settings`. Throws a DiagnosticError for every mistake; `ruleNames` are the generator's rules. */
export function settingsOf(exported: unknown, ruleNames: readonly string[]): Settings {
  const settings = { limits: {}, off: {}, rules: {}, starts: {}, ...(exported as Partial<Settings>) };
  const mistakes: Diagnostic[] = [
    ...mistakesIn(settings, 'settings', isObject, 'an object', ['limits', 'off', 'rules', 'starts']),
    ...mistakesIn(settings.limits, 'settings.limits', isLimit, 'a number', Object.keys(defaultLimits)),
    ...mistakesIn(settings.off, 'settings.off', isReason, 'a text that gives a reason', ruleNames),
    ...mistakesIn(settings.rules, 'settings.rules', isFunction, 'a function of a page'),
    ...mistakesIn(settings.starts, 'settings.starts', isFunction, 'a function of a name'),
  ];
  for (const name of Object.keys(settings.rules).filter(name => ruleNames.includes(name)))
    mistakes.push({ message: `settings.rules: the generator has a rule "${name}"`, hint: 'Choose another name.' });
  throwIfAny(mistakes.map(mistake => ({ ...mistake, location: { file: 'content/settings.ts' } })));
  return { ...settings, limits: { ...defaultLimits, ...settings.limits } };
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

/** Returns the mistakes in a table of settings: names that are not `known`, and values that are not of a kind. */
function mistakesIn(
  table: object,
  at: string,
  isValid: (value: unknown) => boolean,
  kind: string,
  known?: readonly string[],
) {
  return Object.entries(table).flatMap(([name, value]): Diagnostic[] => {
    if (known && !known.includes(name))
      return [{ message: `${at} has an unknown name "${name}"`, hint: hintOf(name, known) }];
    return isValid(value) ? [] : [{ message: `${at}.${name} is not ${kind}` }];
  });
}
