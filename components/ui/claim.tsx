/** Figures about the agency, from content/claims.yaml. Pages state such figures only through these components. */
import type { Metric } from '../../content/schemas/common.ts';
import type { Words } from '../../content/schemas/languages.ts';
import type { Claims } from '../../content/schemas/site.ts';
import { useSite } from '../context/site.tsx';

/** Returns a claim by its id: "brands-served" → { show: "150+", … }. For plain text such as descriptions. Throws if there is none. */
export function claimOf(claims: Claims, id: string): Claims[string] {
  const claim = claims[id];
  const known = Object.keys(claims).join(', ');
  if (!claim) throw new Error(`content/claims.yaml has no claim "${id}"; it has ${known}`, { cause: { text: id } });
  return claim;
}

/** Returns a claim's figure with its words in the language of the page: "20 days" → "20 દિવસ". */
export const figureIn = ({ units }: Words, show: string): string =>
  show.replace(/[a-z]{2,}/g, unit => units[unit] ?? unit);

export function Claim({ id }: { id: string }) {
  const { claims, words } = useSite();
  return (
    <span className="tabular-nums" data-claim={id}>
      {figureIn(words, claimOf(claims, id).show)}
    </span>
  );
}

export function MetricValue(metric: Metric) {
  return 'claim' in metric ? <Claim id={metric.claim} /> : metric.value;
}
