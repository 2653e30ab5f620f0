/** The author of all articles: the founder, once the name is known. */
import './_author-box.css';
import { useSite } from '../../components/context/site.tsx';
import { FounderPortrait } from '../../components/ui/founder-portrait.tsx';
import { Link } from '../../components/ui/link.tsx';

export function AuthorBox() {
  const { founder, name, description } = useSite().site;
  return (
    <aside className="author-box row" aria-label="About the author">
      <FounderPortrait sizes="6rem" />
      <div className="author-box-words">
        <strong>{founder.name ?? name}</strong>
        <p className="muted">
          {founder.name ? `${founder.role} at ${name}, and author of all guides on this site.` : description}{' '}
          <Link to="/about/">How it began</Link>
        </p>
      </div>
    </aside>
  );
}
