/** The limits and rules for finished pages: what they find fails the build. */
import type { Settings } from '../generator/check/check.ts';

export const settings = {
  limits: { cardDescription: 160 },
  rules: {
    calm: ({ headings }) =>
      headings.filter(({ text }) => text.endsWith('!')).map(({ text }) => `a heading shouts: ${text}`),
  },
} satisfies Settings;
