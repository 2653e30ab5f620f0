/** A page in two languages names both, itself included, and no other page does: so its two versions name each other, as search engines require. */
import { inGujarati } from '../twins.ts';

type Page = {
  file: string;
  lang: string;
  links: readonly { href: string }[];
  elements: (name: string) => readonly { attribs: Record<string, string> }[];
};

/** Returns a sentence for each language version that a page does not name in its head, names wrongly, or does not link. */
export function alternates({ file, lang, links, elements }: Page): string[] {
  const named = elements('link').filter(({ attribs: { rel, hreflang } }) => rel === 'alternate' && hreflang);
  const shown = named.map(({ attribs: { hreflang, href } }) => `${hreflang} ${href}`);
  const path = `/${file.replace(/index\.html$/, '')}`;
  const english = path.replace(/^\/gu\//, '/');
  const canonical = elements('link').find(({ attribs }) => attribs.rel === 'canonical')?.attribs.href ?? '';
  if (lang === 'gu' && !inGujarati.includes(english))
    return [`is in Gujarati, but content/twins.ts does not list ${english}`];
  if (!inGujarati.includes(english))
    return shown.map(one => `names a version in another language, but has none: ${one}`);
  if (!canonical.endsWith(path)) return [`its canonical URL is that of another page: ${canonical}`];
  const urlOf = (to: string) => canonical.slice(0, -path.length) + to;
  const [en, gu] = [english, `/gu${english}`];
  const expected = [`en-IN ${urlOf(en)}`, `x-default ${urlOf(en)}`, `gu-IN ${urlOf(gu)}`];
  const other = lang === 'gu' ? en : gu;
  return [
    ...expected.filter(one => !shown.includes(one)).map(one => `does not name its version ${one}`),
    ...shown.filter(one => !expected.includes(one)).map(one => `names a wrong version: ${one}`),
    ...(links.some(({ href }) => urlOf(other).endsWith(href)) ? [] : [`has no link to ${other}`]),
  ];
}
