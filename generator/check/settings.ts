/** The settings of a site's checks, in content/settings.ts: limits, rules switched off or added, waivers. */
import { createRequire } from 'node:module';
import type * as zod from 'zod';
import { type Diagnostic, hintOf, throwIfAny } from '../diagnostics/diagnostics.ts';
import type { ParsedPage } from './rules/rule.ts';
import { ruleNames } from './rules/rules.ts';

// As CommonJS, like the site's own schema: with `import` a second copy of zod would be loaded.
const { z } = createRequire(import.meta.url)('zod') as typeof import('zod');

/** The default limits: characters, bytes after brotli, requests. */
export const defaultLimits = {
  // Characters. Search results truncate longer ones.
  title: 65,
  descriptionLeast: 110,
  descriptionMost: 160,
  // Messengers truncate the card's description at about this length.
  cardDescription: 80,
  // An initial congestion window, ten segments of 1,460 bytes, minus TLS and headers.
  pageBytes: 14 * 1024,
  // An article, whose text is the point, may be longer.
  articleBytes: 18 * 1024,
  // A thirtieth of the median home page of 2025 (HTTP Archive).
  initialBytes: 80 * 1024,
  initialRequests: 6,
};

export type Limits = typeof defaultLimits;

const limit = z.custom<number>(value => typeof value === 'number' && value >= 0, 'is not a number');
const isFunction = (value: unknown) => typeof value === 'function';
const reason = z.custom<string>(
  value => typeof value === 'string' && value.trim() !== '',
  'is not a text that gives a reason',
);
const rule = z.custom<(page: ParsedPage) => unknown>(isFunction, 'is not a function of a page');
const customName = z.string().refine(name => !ruleNames.includes(name));

/** A schema for an object with these names only, all of them optional. */
const objectOf = <Value>(names: readonly string[], value: zod.ZodType<Value>) =>
  z.strictObject(Object.fromEntries(names.map(name => [name, value.optional()])), 'is not an object').default({});

const schema = z.strictObject(
  {
    limits: objectOf(Object.keys(defaultLimits), limit),
    // Rules that are switched off, and properties of structured data that the page need not show: each with a reason.
    off: objectOf(ruleNames, reason),
    waivers: z
      .array(z.strictObject({ property: reason, reason }, 'is not an object'), 'is not a list of { property, reason }')
      .default([]),
    // The site's own rules: functions of a finished page that return a sentence for each finding.
    rules: z.record(customName, rule, 'is not an object').default({}),
  },
  'is not an object',
);

/** The settings in content/settings.ts, where all of them are optional. */
export type Settings = Omit<zod.infer<typeof schema>, 'limits'> & { limits: Limits };

/** Validates what content/settings.ts exports as `settings`, and fills in the default limits. Throws a DiagnosticError for mistakes. */
export function settingsOf(exported: unknown): Settings {
  const { error, data } = schema.safeParse(exported === undefined ? {} : exported);
  const location = { file: 'content/settings.ts' };
  throwIfAny(error?.issues.flatMap(explain).map(mistake => ({ ...mistake, location })) ?? []);
  return { ...data, limits: { ...defaultLimits, ...data?.limits } } as Settings;
}

function explain(issue: zod.core.$ZodIssue): Diagnostic[] {
  const [part, name] = issue.path.map(String);
  const what = ['settings', ...issue.path].join('.');
  if (issue.code === 'invalid_key')
    return [{ message: `settings.rules: the generator already has a rule "${name}"`, hint: 'Choose another name.' }];
  if (issue.code !== 'unrecognized_keys') {
    const hint = 'Export it under this name: export const settings = { limits: { … } };';
    return [{ message: `${what} ${issue.message}`, ...(part === undefined && { hint }) }];
  }
  const names = { limits: Object.keys(defaultLimits), off: ruleNames, waivers: ['property', 'reason'] };
  const known = names[part as keyof typeof names] ?? Object.keys(schema.shape);
  return issue.keys.map(key => ({ message: `${what} has an unknown name "${key}"`, hint: hintOf(key, known) }));
}
