/** Link texts that say nothing on their own: to somebody who hears a page, and to a search engine. */
import { clip, type PageRule } from './rule.ts';

/** Link texts that do not say where they lead, whatever punctuation surrounds them. */
const vague =
  /^[^\p{L}\p{M}\p{N}]*(?:here|click(?:\s+here)?|this(?:\s+(?:link|page))?|link|(?:(?:read|learn)\s+)?more|details|go)[^\p{L}\p{M}\p{N}]*$/iu;

export const words: PageRule = ({ links }, _, report) => {
  for (const { text, href } of links)
    if (vague.test(text))
      report(`has a link called "${clip(text)}", which does not say where it leads: ${clip(href)}`, text);
};
