/** Words that say nothing where they stand alone: for somebody who hears a page, and for a search engine. */
import { clip, type PageRule } from './rule.ts';

/** Texts of links that do not tell where they lead, whatever signs stand around their words. */
const empty =
  /^[^\p{L}\p{M}\p{N}]*(?:here|click(?:\s+here)?|this(?:\s+(?:link|page))?|link|(?:(?:read|learn)\s+)?more|details|go)[^\p{L}\p{M}\p{N}]*$/iu;

/** Alt texts that only say that there is a picture, or what its file is called. */
const noAlt =
  /^(?:an? )?(?:image|picture|photo|photograph|graphic|icon|img|untitled|screenshot)(?: of)?\W*\d*$|\.(?:png|jpe?g|gif|webp|avif|svg)$|^(?:img|dsc|pxl)[_-]?\d+/i;

export const words: PageRule = ({ links, alts }, _, report) => {
  for (const { text, href } of links)
    if (empty.test(text))
      report(`has a link called "${clip(text)}", which does not say where it leads: ${clip(href)}`, text);
  for (const alt of alts)
    if (noAlt.test(alt.trim())) report(`has a picture whose alt text says nothing: "${clip(alt)}"`, alt);
};
