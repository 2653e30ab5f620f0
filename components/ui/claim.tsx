/** A figure of content/claims.yaml, by its key: the only way in which a page states one. */
import type { Figure as FigureOf } from '../../content/schemas/common.ts';
import type { Claims } from '../../content/schemas/site.ts';
import { useSite } from '../site/site.tsx';

/** A claim by its key: "brands-served" → { show: "150+", … }. For texts that are not markup, such as a description. */
export function claimOf(claims: Claims, id: string): Claims[string] {
  const claim = claims[id];
  if (!claim) throw new Error(`content/claims.yaml has no claim "${id}"; it has ${Object.keys(claims).join(', ')}`);
  return claim;
}

export function Claim({ id }: { id: string }) {
  return (
    <span className="claim figure" data-claim={id}>
      {claimOf(useSite().claims, id).show}
    </span>
  );
}

/** The figure of a record of content: a claim, or words of its own. */
export function Figure(figure: FigureOf) {
  return 'claim' in figure ? <Claim id={figure.claim} /> : figure.value;
}
