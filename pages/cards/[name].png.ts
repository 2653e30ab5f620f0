/** The social card of every page: its title with the page's drawing, the article's cover, or flowers. */
import { drawnPaths } from '../../components/art/drawings/page-drawings.ts';
import { cardFontVersion, throwIfLettersMissing } from '../../components/fonts/card-font.ts';
import { cardTitleOf, type Head } from '../../components/layout/head.tsx';
import { cardNameOf } from '../../components/lib/card-path.ts';
import type { Content } from '../../content/schema.ts';
import type { BuildInfo } from '../../generator/react/shell.tsx';
import { drawCard } from './_draw-card.ts';
import { type CardText, socialCard } from './_social-card.ts';

export const paths = ({ site, theme }: Content, { documents }: BuildInfo<Head>) => {
  const fontVersion = cardFontVersion();
  return documents.map(({ path, head }) => ({
    name: cardNameOf(path),
    fontVersion,
    card: {
      path,
      title: cardTitleOf(head),
      label: head.article?.section ?? (head.trail.length > 1 ? head.trail[0]?.name : undefined) ?? '',
      brand: site.name,
      theme,
      art: artOf(path, Boolean(head.article)),
    },
  }));
};

function artOf(path: string, isArticle: boolean): CardText['art'] {
  if (isArticle) return { cover: path.split('/').at(-2) ?? path };
  return drawnPaths.includes(path) ? 'drawing' : 'flowers';
}

export default function card({ card }: ReturnType<typeof paths>[number]): Promise<Uint8Array> {
  for (const text of [card.title, card.label, card.brand]) throwIfLettersMissing(text);
  return drawCard(socialCard(card));
}
