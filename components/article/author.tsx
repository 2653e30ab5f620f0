/** Who wrote it. */
import './author.css';
import { useSite } from '../site/site.tsx';
import { Link } from '../ui/link.tsx';
import { Mark } from '../ui/logo.tsx';

export function AuthorBox() {
  const { founder, description } = useSite().site;
  return (
    <aside className="author" aria-label="About the author">
      <Mark size={56} />
      <div>
        <p className="author-name">{founder.name}</p>
        <p className="author-role">
          {founder.role}. {description} <Link to="/about/founder/">More about the author</Link>
        </p>
      </div>
    </aside>
  );
}
