/** Words that say nothing where they stand alone: for somebody who hears a page, and for a search engine. */
import { clip, type PageRule } from './rule.ts';

/** Texts of links that do not tell where they lead, whatever signs stand around their words. */
const empty = /^(?:here|click|click here|this|this link|this page|link|more|read more|learn more|details|go)$/;

/** What each of them holds: few others do. */
const mayBeEmpty = /here|click|this|link|more|details|go/i;

/** Alt texts that only say that there is a picture, or what its file is called. */
const noAlt =
  /^(?:an? )?(?:image|picture|photo|photograph|graphic|icon|img|untitled|screenshot)(?: of)?\W*\d*$|\.(?:png|jpe?g|gif|webp|avif|svg)$|^(?:img|dsc|pxl)[_-]?\d+/i;

export const words: PageRule = ({ links, alts }, _, report) => {
  for (const { text, href } of links) {
    if (!mayBeEmpty.test(text)) continue;
    const said = text
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim();
    if (empty.test(said))
      report(`has a link called "${clip(text)}", which does not say where it leads: ${clip(href)}`, text);
  }
  for (const alt of alts)
    if (noAlt.test(alt.trim())) report(`has a picture whose alt text says nothing: "${clip(alt)}"`, alt);
};
