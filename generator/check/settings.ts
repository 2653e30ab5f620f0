/** The settings of a site's checks, in content/settings.ts: limits, rules switched off or added; and what `npm run new` can create. */
import { errorAt, hintOf, throwIfAny } from '../diagnostics/diagnostics.ts';
import type { StartOf } from '../model.ts';
import type { CheckedPage } from './page.ts';

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

/** `off` has a reason for each rule that is switched off; `rules` the site's own, each of which returns a sentence for each finding. */
export type Settings = {
  limits: Limits;
  off: Record<string, string>;
  rules: Record<string, (page: CheckedPage) => unknown>;
  starts: Record<string, StartOf>;
};

/** Fills in the defaults of what content/settings.ts exports as `settings`. Throws a DiagnosticError for every mistake. */
export function settingsOf(exported: unknown, ruleNames: readonly string[]): Settings {
  const location = { file: 'content/settings.ts' };
  if (exported !== undefined && (typeof exported !== 'object' || exported === null))
    throw errorAt(location, 'settings is not an object', 'Export it under this name: export const settings = { … };');
  const settings = { limits: {}, off: {}, rules: {}, starts: {}, ...exported };
  const mistakesIn = (table: object, at: string, known: readonly string[], isValid: Validate, kind: string) =>
    Object.entries(table).flatMap(([name, value]) => {
      if (!known.includes(name))
        return [{ message: `${at} has an unknown name "${name}"`, hint: hintOf(name, known), location }];
      return isValid(value) ? [] : [{ message: `${at}.${name} is not ${kind}`, location }];
    });
  const ownNames = Object.keys(settings.rules).filter(name => !ruleNames.includes(name));
  throwIfAny([
    ...mistakesIn(
      settings,
      'settings',
      ['limits', 'off', 'rules', 'starts'],
      value => typeof value === 'object',
      'an object',
    ),
    ...mistakesIn(settings.limits, 'settings.limits', Object.keys(defaultLimits), isLimit, 'a number'),
    ...mistakesIn(settings.off, 'settings.off', ruleNames, isReason, 'a text that gives a reason'),
    ...mistakesIn(settings.rules, 'settings.rules', ownNames, isFunction, 'a function of a page'),
  ]);
  return { ...settings, limits: { ...defaultLimits, ...settings.limits } };
}

type Validate = (value: unknown) => boolean;
const isLimit: Validate = value => typeof value === 'number' && value >= 0;
const isReason: Validate = value => typeof value === 'string' && value.trim() !== '';
const isFunction: Validate = value => typeof value === 'function';
