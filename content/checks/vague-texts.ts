/** Link texts and alt texts that say nothing by themselves, to people who hear a page and to search engines; links without encryption. */
import type { PageRule } from '../../generator/check/check.ts';

/** Link texts that do not say where they lead, whatever punctuation surrounds them. */
const vague =
  /^[^\p{L}\p{M}\p{N}]*(?:here|click(?:\s+here)?|this(?:\s+(?:link|page))?|link|(?:(?:read|learn)\s+)?more|details|go)[^\p{L}\p{M}\p{N}]*$/iu;

/** Alt texts that only say that there is a picture, or name its file. */
const empty =
  /^(?:an? )?(?:image|picture|photo|photograph|graphic|icon|img|untitled|screenshot)(?: of)?\W*\d*$|\.(?:png|jpe?g|gif|webp|avif|svg)$|^(?:img|dsc|pxl)[_-]?\d+/i;

/** Reports each link and picture whose text says nothing, and each link without encryption. */
export const vagueTexts: PageRule = ({ links, attributes }, _, report) => {
  for (const { text, href } of links) {
    if (vague.test(text)) report(`has a link called "${text}", which does not say where it leads: ${href}`, href, text);
    if (href.startsWith('http:')) report(`has a link to ${href}; use https`, href);
  }
  for (const alt of attributes('alt'))
    if (empty.test(alt.trim())) report(`has a picture whose alt text says nothing: "${alt}"`, alt);
};
