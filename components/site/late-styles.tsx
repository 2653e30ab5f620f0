/** Links the style sheet for content below the fold. It blocks the rendering of what follows, so it comes right after the first view. */
import lateCss from '../styles/late.linked.css';
import { hrefOf, useSite } from './site.tsx';

export function LateStyles() {
  const { address } = useSite();
  return <link rel="stylesheet" href={hrefOf(lateCss, address)} />;
}
