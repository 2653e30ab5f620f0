/** Link texts and alt texts that say nothing on their own, to somebody who hears a page and to a search engine; and links without encryption. */
type Page = { links: readonly { href: string; text: string }[]; attributes: (name: string) => readonly string[] };

/** Link texts that do not say where they lead, whatever punctuation surrounds them. */
const vague =
  /^[^\p{L}\p{M}\p{N}]*(?:here|click(?:\s+here)?|this(?:\s+(?:link|page))?|link|(?:(?:read|learn)\s+)?more|details|go)[^\p{L}\p{M}\p{N}]*$/iu;

/** Alt texts that only say that there is a picture, or name its file. */
const empty =
  /^(?:an? )?(?:image|picture|photo|photograph|graphic|icon|img|untitled|screenshot)(?: of)?\W*\d*$|\.(?:png|jpe?g|gif|webp|avif|svg)$|^(?:img|dsc|pxl)[_-]?\d+/i;

/** Returns a sentence for each link and picture whose text says nothing, and for each link without encryption. */
export const vagueTexts = ({ links, attributes }: Page): string[] => [
  ...links
    .filter(({ text }) => vague.test(text))
    .map(({ text, href }) => `has a link called "${text}", which does not say where it leads: ${href}`),
  ...links.filter(({ href }) => href.startsWith('http:')).map(({ href }) => `has a link to ${href}; use https`),
  ...attributes('alt')
    .filter(alt => empty.test(alt.trim()))
    .map(alt => `has a picture whose alt text says nothing: "${alt}"`),
];
