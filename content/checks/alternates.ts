/** A page in several languages names all, itself included, and no other page does: its versions name each other, as search engines ask. */
import type { PageRule } from '../../generator/check/check.ts';

/** Reports each language version that a page does not name in its head, names wrongly, or does not link. */
export const alternates: PageRule = ({ file, lang, links, elements }, _, report) => {
  const named = elements('link').flatMap(({ attribs: { rel, hreflang = '', href = '' } }) =>
    rel === 'alternate' && hreflang ? [{ hreflang, href }] : [],
  );
  const path = `/${file.replace(/index\.html$/, '')}`;
  const isEnglish = lang.startsWith('en');
  const english = isEnglish ? path : path.slice(lang.length + 1);
  if (!isEnglish && !path.startsWith(`/${lang}/`)) return report(`is in the language ${lang}, but not in /${lang}/`);
  if (isEnglish && named.length === 0) return;
  const canonical = elements('link').find(({ attribs }) => attribs.rel === 'canonical')?.attribs.href ?? '';
  if (!canonical.endsWith(path)) return report(`its canonical URL is that of another page: ${canonical}`);
  const site = canonical.slice(0, -path.length);
  const folderOf = (tag: string) => (/^(?:en|x)-/.test(tag) ? '' : `/${tag.replace(/-.*/, '')}`);
  const wrong = named.filter(({ hreflang, href }) => href !== site + folderOf(hreflang) + english);
  const lacking = ['en-IN', 'x-default'].filter(tag => !named.some(({ hreflang }) => hreflang === tag));
  const others = named.filter(({ hreflang, href }) => href !== site + path && hreflang !== 'x-default');
  const isNamed = named.some(({ hreflang, href }) => href === site + path && hreflang.startsWith(lang));
  for (const tag of lacking) report(`does not name its version ${tag}`);
  if (!isNamed && lacking.length === 0) report('does not name itself');
  if (others.length === 0) report('names versions in other languages, but has none');
  for (const { hreflang, href } of wrong) report(`names a wrong version: ${hreflang} ${href}`);
  for (const { href } of others)
    if (!links.some(link => href.endsWith(link.href))) report(`has no link to ${href.slice(site.length)}`);
};
