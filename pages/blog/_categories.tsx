/** Links to all of the blog's categories above a list, and the name of one. */
import '../../components/ui/chip.css';
import type { ReactNode } from 'react';
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
  const linkTo = (path: string, name: ReactNode) => (
    <li key={path}>
      <Link className="chip" to={path} aria-current={path === current ? 'page' : undefined}>
        {name}
      </Link>
    </li>
  );
  return (
    <nav className={isFallback ? 'no-js' : undefined} aria-label={words.categories}>
      <ul className="row chip-row">
        {linkTo('/blog/', words.all)}
        {categories.map(path => linkTo(path, <GuidesOn path={path} about={words.about} />))}
      </ul>
    </nav>
  );
}
