/** A word on a tag of cloth: what sets this one apart from its neighbours. */
import './badge.css';

export function Badge({ children }: { children: string }) {
  return <p className="badge">{children}</p>;
}
