/** A long text from Markdown: an article, a policy. */
import './prose.css';
import './figure.css';
import './table.css';
import '../ui/stacked-table.css';
import '../dots/dots.css';
import type { ReactNode } from 'react';
import { useSite } from '../site/site.tsx';
import { type Pictures, partsOf } from './markdown.ts';

type ProseProps = {
  markdown: string;
  pictures: Pictures | undefined;
  /** What stands between two of its parts, about in the middle. */
  middle?: ReactNode;
};

export function Prose({ markdown, pictures, middle }: ProseProps) {
  const parts = partsOf(markdown, useSite().address, pictures);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by partsOf from our own content, which refuses raw HTML
  const flow = (html: string) => <div className="flow" dangerouslySetInnerHTML={{ __html: html }} />;
  if (!middle || parts.length < 2) return flow(parts.join(''));
  return (
    <>
      {flow(parts[0] ?? '')}
      {middle}
      {flow(parts[1] ?? '')}
    </>
  );
}
