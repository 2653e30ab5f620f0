/** A social card for every page: its title beside the page's drawing, or in a picture by the same engine; an article's is that of its cover. */
import { familyOf } from '../../components/dots/cover.ts';
import { drawnPaths } from '../../components/dots/drawings.ts';
import type { FamilyName } from '../../components/dots/families.ts';
import { random } from '../../components/dots/random.ts';
import { cardTitleOf, type Head } from '../../components/shell/head.tsx';
import { cardNameOf, laterPage } from '../../components/site/card-name.ts';
import { cardFontVersion, throwIfLacking } from '../../components/social-card/card-font.ts';
import { drawCard } from '../../components/social-card/draw-card.ts';
import { socialCard } from '../../components/social-card/social-card.ts';
import type { Content } from '../../content/schema.ts';

export const paths = ({ site, theme, posts, rates }: Content, documents: { path: string; head: Head }[]) => {
  const fontVersion = cardFontVersion();
  const drawn = new Set([...drawnPaths, ...rates.flatMap(group => group.rates.map(({ path }) => path))]);
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
      art: drawn.has(path) ? { drawing: path } : { family: familyFor(path, posts) },
    },
  }));
};

/** An article's family is its category's; other pages have one by their path. */
function familyFor(path: string, posts: Content['posts']): FamilyName {
  const post = posts.find(({ slug }) => path === `/blog/${slug}/`);
  if (post) return familyOf(post.category);
  const others: FamilyName[] = ['rings', 'weave', 'path', 'steps'];
  return path === '/' ? 'field' : (others[Math.floor(random(path)() * others.length)] ?? 'weave');
}

export default function card({ card }: ReturnType<typeof paths>[number]): Promise<Uint8Array> {
  for (const text of [card.title, card.label, card.brand]) throwIfLacking(text);
  return drawCard(socialCard(card));
}
