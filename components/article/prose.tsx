/** A long Markdown text, such as an article or a policy. */
import './prose.css';
import { useSite } from '../context/site.tsx';
import { articleHtmlOf, type Pictures } from './markdown.ts';

export function Prose({ markdown, pictures }: { markdown: string; pictures: Pictures | undefined }) {
  const __html = articleHtmlOf(markdown, useSite().address, pictures);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is made from our own content, and raw HTML is rejected
  return <div className="prose" dangerouslySetInnerHTML={{ __html }} />;
}
