/** The settings of a site's checks, in content/settings.ts: limits, rules switched off or added. */
import { errorAt, hintOf, throwIfAny } from '../diagnostics/diagnostics.ts';
import type { Address } from '../model.ts';
import type { CheckedPage } from './page.ts';
import type { Rules } from './rules/rule.ts';

/** The default limits: characters, bytes after brotli, requests. */
const defaultLimits = {
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

/** The generator's rules that need only one page. */
export type PageRules = Rules<CheckedPage, { address: Address; limits: Limits }>;

/** `off` has a reason for each rule that is switched off; `rules` the site's own, each of which returns a sentence for each finding. */
export type Settings = {
  limits: Limits;
  off: Record<string, string>;
  rules: Record<string, (page: CheckedPage) => string[]>;
};

/** Fills in the defaults of what content/settings.ts exports as `settings`. Throws a DiagnosticError for every mistake. */
export function settingsOf(exported: unknown, ruleNames: readonly string[]): Settings {
  const location = { file: 'content/settings.ts' };
  if (exported !== undefined && (typeof exported !== 'object' || exported === null))
    throw errorAt(location, 'settings is not an object', 'Export it under this name: export const settings = { … };');
  const settings = { limits: {}, off: {}, rules: {}, ...exported };
  const mistakesIn = (table: object, at: string, isValid: Validate, kind: string, known?: readonly string[]) =>
    Object.entries(table).flatMap(([name, value]) => {
      if (known && !known.includes(name))
        return [{ message: `${at} has an unknown name "${name}"`, hint: hintOf(name, known), location }];
      return isValid(value, name) ? [] : [{ message: `${at}.${name} is not ${kind}`, location }];
    });
  const isNew: Validate = (value, name) => typeof value === 'function' && !ruleNames.includes(name);
  throwIfAny([
    ...mistakesIn(settings, 'settings', isObject, 'an object', ['limits', 'off', 'rules']),
    ...mistakesIn(settings.limits, 'settings.limits', isLimit, 'a number', Object.keys(defaultLimits)),
    ...mistakesIn(settings.off, 'settings.off', isReason, 'a text that gives a reason', ruleNames),
    ...mistakesIn(settings.rules, 'settings.rules', isNew, 'a function with a name that no rule of the generator has'),
  ]);
  return { ...settings, limits: { ...defaultLimits, ...settings.limits } };
}

type Validate = (value: unknown, name: string) => boolean;
const isObject: Validate = value => typeof value === 'object' && value !== null;
const isLimit: Validate = value => typeof value === 'number' && value >= 0;
const isReason: Validate = value => typeof value === 'string' && value.trim() !== '';
