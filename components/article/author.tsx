/** The author, with the portrait or, without one, the drawing of the founder's page. */
import './author.css';
import { FounderDrawing } from '../dots/dot-portrait.tsx';
import { useSite } from '../site/site.tsx';
import { Link } from '../ui/link.tsx';
import { Picture } from '../ui/picture.tsx';

export function AuthorBox() {
  const { founder, description } = useSite().site;
  const { portrait, name, role } = founder;
  return (
    <aside className="author row" aria-label="About the author">
      <div className="author-picture">
        {portrait ? (
          <Picture of={portrait.file} alt={portrait.alt} sizes="6rem" className="author-portrait" />
        ) : (
          <FounderDrawing />
        )}
      </div>
      <div>
        <strong>{name}</strong>
        <p className="muted">
          {role}. {description} <Link to="/about/founder/">More about the author</Link>
        </p>
      </div>
    </aside>
  );
}
