/** A page's structured data as its script element. */
import type { Address } from '../site/site.tsx';
import { graphText, type Node } from './json-ld.ts';

export function JsonLd({ graph, address }: { graph: Node[]; address: Address }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: graphText escapes what could end the script
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: graphText(graph, address) }} />;
}
