/** A social card for every page: its title in a picture by the same engine as the site's others; an article's is that of its cover. */
import { familyOf } from '../../components/dots/cover.ts';
import type { FamilyName } from '../../components/dots/families.ts';
import { random } from '../../components/dots/random.ts';
import { cardTitleOf, type Head } from '../../components/shell/head.tsx';
import { cardNameOf, laterPage } from '../../components/site/card-name.ts';
import { cardFontVersion, throwIfLacking } from '../../components/social-card/card-font.ts';
import { drawCard } from '../../components/social-card/draw-card.ts';
import { socialCard } from '../../components/social-card/social-card.ts';
import type { Content } from '../../content/schema.ts';

export const paths = ({ site, theme, posts }: Content, documents: { path: string; head: Head }[]) => {
  const fontVersion = cardFontVersion();
  const first = documents.filter(({ path }) => !laterPage.test(path));
  return first.map(({ path, head }) => ({
    name: cardNameOf(path),
    fontVersion,
    card: {
      // An article's cover has its slug for a seed.
      seed: head.article ? (path.split('/').at(-2) ?? path) : path,
      title: cardTitleOf(head, site.name),
      label: head.article?.section ?? (head.trail && head.trail.length > 1 ? head.trail[0]?.name : undefined) ?? '',
      brand: site.name,
      theme,
      family: familyFor(path, posts),
    },
  }));
};

/** An article's family is its category's; other pages have one by their path. */
function familyFor(path: string, posts: Content['posts']): FamilyName {
  const post = posts.find(({ slug }) => path === `/blog/${slug}/`);
  if (post) return familyOf(post.category);
  const others: FamilyName[] = ['rings', 'weave', 'waves', 'field', 'steps'];
  return chosen[path] ?? others[Math.floor(random(path)() * others.length)] ?? 'weave';
}

const chosen: Record<string, FamilyName> = { '/': 'field', '/404.html': 'missing', '/services/seo/': 'rings' };

export default function card({ card }: ReturnType<typeof paths>[number]): Promise<Uint8Array> {
  for (const text of [card.title, card.label, card.brand]) throwIfLacking(text);
  return drawCard(socialCard(card));
}
