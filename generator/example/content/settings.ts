/** The limits and rules for finished pages: what they find fails the build. `allow` lists other sites that pages may use. */
import type { Settings } from '../generator/check/check.ts';

export const settings: Settings = {
  limits: { pageBytes: 14 * 1024 },
  allow: [],
  rules: {
    calm({ headings }, _, report) {
      for (const { text } of headings) if (text.endsWith('!')) report(`a heading shouts: ${text}`, text);
    },
  },
};
