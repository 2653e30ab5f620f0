/** The limits and rules for finished pages: what they find fails the build. `allow` lists other sites that pages may use. */
import type { Settings } from '../generator/check/check.ts';

export const settings: Settings = {
  limits: { pageBytes: 14 * 1024 },
  allow: [],
  rules: {
    calm: ({ headings }) =>
      headings.filter(({ text }) => text.endsWith('!')).map(({ text }) => `a heading shouts: ${text}`),
  },
};
