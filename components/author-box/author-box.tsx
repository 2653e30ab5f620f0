/** Who wrote it. */
import './author-box.css';
import { Link } from '../link/link.tsx';
import { Mark } from '../logo/logo.tsx';
import { useSite } from '../site/site.tsx';

export function AuthorBox() {
  const { founder, description } = useSite().site;
  return (
    <aside className="author" aria-label="About the author">
      <Mark size={56} />
      <div>
        <p className="author-name">{founder.name}</p>
        <p className="author-role">
          {founder.role}. {description} <Link to="/about/">The story behind it</Link>
        </p>
      </div>
    </aside>
  );
}
