/** A short label, shaped like a cloth tag, that sets an item apart from its neighbours. */
import './badge.css';

export function Badge({ children }: { children: string }) {
  return <p className="badge">{children}</p>;
}
