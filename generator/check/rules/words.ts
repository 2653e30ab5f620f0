/** Words that say nothing where they stand alone: for somebody who hears a page, and for a search engine. */
import { clip, type PageRule } from './rule.ts';

/** Texts of links that do not tell where they lead, whatever signs stand around their words. */
const empty =
  /^[^\p{L}\p{M}\p{N}]*(?:here|click(?:\s+here)?|this(?:\s+(?:link|page))?|link|(?:(?:read|learn)\s+)?more|details|go)[^\p{L}\p{M}\p{N}]*$/iu;

export const words: PageRule = ({ links }, _, report) => {
  for (const { text, href } of links)
    if (empty.test(text))
      report(`has a link called "${clip(text)}", which does not say where it leads: ${clip(href)}`, text);
};
