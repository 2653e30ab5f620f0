/** The other sites from which pages may request something, each with the reason: the policy of every page allows them, and the checks do. */
import type { Settings } from '../generator/check/check.ts';

export const allow: NonNullable<Settings['allow']> = [];
