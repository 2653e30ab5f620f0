/** The blog as an Atom feed (RFC 4287): summaries, newest first. */
import { escapeXml } from '../components/lib/escape-xml.ts';
import { instantOf } from '../components/lib/instant-of.ts';
import { siteLanguage } from '../components/lib/language.ts';
import type { Content } from '../content/schema.ts';
import { type Address, urlOf } from '../generator/react/address.ts';
import { newestFirst } from './blog/_blog-lists.ts';

export const props = ({ site, posts, languages }: Content) => ({
  name: languages.en.feed,
  author: site.founder.name ?? site.name,
  // Without the bodies, which the feed does not need.
  posts: newestFirst(posts).map(({ body: _, updatedDate, ...post }) => ({
    ...post,
    updated: updatedDate ?? post.publishDate,
  })),
});

export default function feed(
  { name, author, posts }: ReturnType<typeof props>,
  { address }: { address: Address },
): string {
  const days = posts.map(({ updated }) => updated).sort();
  const entries = posts.map(post => {
    const url = escapeXml(urlOf(`/blog/${post.slug}/`, address));
    return `<entry>
<title>${escapeXml(post.title)}</title>
<link href="${url}"/>
<id>${url}</id>
<published>${instantOf(post.publishDate)}</published>
<updated>${instantOf(post.updated)}</updated>
<summary>${escapeXml(post.excerpt)}</summary>
${post.tags.map(tag => `<category term="${escapeXml(tag)}"/>`).join('')}
</entry>
`;
  });
  const self = escapeXml(urlOf('/feed.xml', address));
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${siteLanguage}">
<title>${escapeXml(name)}</title>
<link rel="self" type="application/atom+xml" href="${self}"/>
<link href="${escapeXml(urlOf('/blog/', address))}"/>
<id>${escapeXml(urlOf('/blog/', address))}</id>
<updated>${instantOf(days.at(-1) ?? '1970-01-01')}</updated>
<author><name>${escapeXml(author)}</name></author>
${entries.join('')}</feed>
`;
}
