/** A long Markdown text, such as an article or a policy. */
import './prose.css';
import type { ReactNode } from 'react';
import { useSite } from '../context/site.tsx';
import { htmlPartsOf, type Pictures } from './markdown.ts';

type ProseProps = {
  markdown: string;
  pictures: Pictures | undefined;
  /** Inserted before the level 2 heading nearest to the middle of the text. */
  middle?: ReactNode;
};

export function Prose({ markdown, pictures, middle }: ProseProps) {
  const parts = htmlPartsOf(markdown, useSite().address, pictures);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: htmlPartsOf makes it from our own content and rejects raw HTML
  const prose = (html: string) => <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
  if (!middle || parts.length < 2) return prose(parts.join(''));
  return (
    <>
      {prose(parts[0] ?? '')}
      {middle}
      {prose(parts[1] ?? '')}
    </>
  );
}
