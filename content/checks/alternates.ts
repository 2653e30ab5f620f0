/** A page in several languages names all, itself included, and no other page does: so its versions name each other, as search engines require. */
type Page = {
  file: string;
  lang: string;
  links: readonly { href: string }[];
  elements: (name: string) => readonly { attribs: Record<string, string> }[];
};

/** Returns a sentence for each language version that a page does not name in its head, names wrongly, or does not link. */
export function alternates({ file, lang, links, elements }: Page): string[] {
  const named = elements('link').flatMap(({ attribs: { rel, hreflang = '', href = '' } }) =>
    rel === 'alternate' && hreflang ? [{ hreflang, href }] : [],
  );
  const path = `/${file.replace(/index\.html$/, '')}`;
  const isEnglish = lang.startsWith('en');
  const english = isEnglish ? path : path.slice(lang.length + 1);
  if (!isEnglish && !path.startsWith(`/${lang}/`)) return [`is in the language ${lang}, but not in /${lang}/`];
  if (isEnglish && named.length === 0) return [];
  const canonical = elements('link').find(({ attribs }) => attribs.rel === 'canonical')?.attribs.href ?? '';
  if (!canonical.endsWith(path)) return [`its canonical URL is that of another page: ${canonical}`];
  const site = canonical.slice(0, -path.length);
  const folderOf = (tag: string) => (/^(?:en|x)-/.test(tag) ? '' : `/${tag.replace(/-.*/, '')}`);
  const wrong = named.filter(({ hreflang, href }) => href !== site + folderOf(hreflang) + english);
  const lacking = ['en-IN', 'x-default'].filter(tag => !named.some(({ hreflang }) => hreflang === tag));
  const others = named.filter(({ hreflang, href }) => href !== site + path && hreflang !== 'x-default');
  const isNamed = named.some(({ hreflang, href }) => href === site + path && hreflang.startsWith(lang));
  return [
    ...lacking.map(tag => `does not name its version ${tag}`),
    ...(isNamed || lacking.length > 0 ? [] : ['does not name itself']),
    ...(others.length > 0 ? [] : ['names versions in other languages, but has none']),
    ...wrong.map(({ hreflang, href }) => `names a wrong version: ${hreflang} ${href}`),
    ...others.flatMap(({ href }) => {
      const isLinked = links.some(link => href.endsWith(link.href));
      return isLinked ? [] : [`has no link to ${href.slice(site.length)}`];
    }),
  ];
}
