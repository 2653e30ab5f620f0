/** The script element with a page's structured data. */
import type { Address } from '../site/site.tsx';
import { graphText, type Node } from './json-ld.ts';

export function JsonLd({ graph, address }: { graph: Node[]; address: Address }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: graphText escapes what could close the script element
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: graphText(graph, address) }} />;
}
