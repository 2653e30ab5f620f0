/** A long text from Markdown: an article, a policy. */
import './prose.css';
import './figure.css';
import '../dots/dots.css';
import { useSite } from '../site/site.tsx';
import { htmlOf, type Pictures } from './markdown.ts';

export function Prose({ markdown, pictures }: { markdown: string; pictures: Pictures | undefined }) {
  const html = htmlOf(markdown, useSite().address, pictures);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by htmlOf from our own content, which refuses raw HTML
  return <div className="flow" dangerouslySetInnerHTML={{ __html: html }} />;
}
