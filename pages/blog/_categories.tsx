/** Links to all of the blog's categories above a list, and the name of one. */
import '../../components/ui/chip.css';
import { useSite } from '../../components/context/site.tsx';
import { Link } from '../../components/ui/link.tsx';
import type { Blog } from '../../content/schemas/texts.ts';

/** The name of a category, which a page of the site can have, too, so screen readers hear "Guides on …". */
export const GuidesOn = ({ path, about }: { path: string; about: string }) => (
  <>
    <span className="sr-only">{about} </span>
    {useSite().names[path]}
  </>
);

type CategoriesProps = { categories: string[]; words: Blog['list']; current?: string; isFallback?: boolean };

/** `isFallback` shows them only while scripts are disabled, since scripts filter the list instead. */
export function Categories({ categories, words, current, isFallback = false }: CategoriesProps) {
  return (
    <nav className={isFallback ? 'no-js' : undefined} aria-label={words.categories}>
      <ul className="row chip-row">
        {['/blog/', ...categories].map(path => (
          <li key={path}>
            <Link className="chip" to={path} aria-current={path === current ? 'page' : undefined}>
              {path === '/blog/' ? words.all : <GuidesOn path={path} about={words.about} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
