/** The author of all articles: the founder, once the name is known. */
import './_author-box.css';
import { useSite } from '../../components/context/site.tsx';
import { FounderPortrait } from '../../components/ui/founder-portrait.tsx';
import { Paragraph } from '../../components/ui/inline-markdown.tsx';
import type { Blog } from '../../content/schemas/texts.ts';

export function AuthorBox({ words }: { words: Blog['article']['author'] }) {
  const { founder, name, description } = useSite().site;
  return (
    <aside className="author-box row" aria-label={words.label}>
      <FounderPortrait sizes="6rem" />
      <div className="author-box-words">
        <strong>{founder.name ?? name}</strong>
        <Paragraph className="muted">{`${founder.name ? words.text : description} ${words.story}`}</Paragraph>
      </div>
    </aside>
  );
}
