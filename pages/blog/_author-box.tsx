/** The author of all articles: the founder. */
import './_author-box.css';
import { useSite } from '../../components/context/site.tsx';
import { FounderPortrait } from '../../components/ui/founder-portrait.tsx';
import { Link } from '../../components/ui/link.tsx';

export function AuthorBox() {
  const { founder, name } = useSite().site;
  return (
    <aside className="author-box row" aria-label="About the founder">
      <FounderPortrait sizes="6rem" />
      <div className="author-box-words">
        <strong>{founder.name ?? 'Our founder'}</strong>
        <p className="muted">
          {founder.role} at {name}, and author of all guides on this site.{' '}
          <Link to="/about/#founder">How it began</Link>
        </p>
      </div>
    </aside>
  );
}
