/** The social card of every page: its title with the page's drawing or the article's cover. */
import { defaultDrawing } from '../../components/art/drawing.tsx';
import { findDrawing } from '../../components/context/site.tsx';
import { cardFontVersion, throwIfLettersMissing } from '../../components/fonts/card-font.ts';
import { cardTitleOf, type Head } from '../../components/layout/head.tsx';
import { cardNameOf } from '../../components/lib/card-path.ts';
import { languageOf } from '../../components/lib/language.ts';
import { borderNames } from '../../components/lib/tone.ts';
import { languagesOf } from '../../content/in-language.ts';
import { namesOf, pathOfCategory, trailOf } from '../../content/records.ts';
import type { Content } from '../../content/schema.ts';
import type { BuildInfo } from '../../generator/react/shell.tsx';
import { drawCard } from './_draw-card.ts';
import { socialCard } from './_social-card.ts';

export const paths = (content: Content, { documents }: BuildInfo<Head>) => {
  const { site, theme, drawings, covers, borders } = content;
  const names = namesOf(content);
  const languages = languagesOf(content);
  const fontVersion = cardFontVersion();
  // The renderer cannot join the letters of Gujarati: pages in other languages have the cards of the pages in English.
  return documents
    .filter(({ path }) => languageOf(path, languages).code === 'en')
    .map(({ path, head }) => {
      const { article: post, tone = 'deep' } = head;
      const drawing = post
        ? findDrawing('covers', covers, post.cover)
        : findDrawing('drawings', drawings, head.drawing ?? defaultDrawing);
      const [parent, ...below] = trailOf(names, path);
      return {
        name: cardNameOf(path),
        fontVersion,
        card: {
          tone,
          title: cardTitleOf(head),
          label: (post ? names[pathOfCategory(post.category)] : below.length > 0 && parent?.name) || '',
          brand: site.name,
          theme,
          drawing,
          cover: post?.slug ?? null,
          border: findDrawing('borders', borders, borderNames[tone]),
        },
      };
    });
};

export default function card({ card }: ReturnType<typeof paths>[number]): Promise<Uint8Array> {
  for (const text of [card.title, card.label, card.brand]) throwIfLettersMissing(text);
  return drawCard(socialCard(card));
}
