/** The style sheet of what nobody sees in the first view. It holds up the paint of what follows it, so it stands right after the first view. */
import lateCss from '../styles/late.linked.css';
import { hrefOf, useSite } from './site.tsx';

export function LateStyles() {
  const { address } = useSite();
  return <link rel="stylesheet" href={hrefOf(lateCss, address)} />;
}
