/** Links to the blog's categories: one of an article, or all of them above a list. */
import '../../components/ui/chip.css';
import type { ReactNode } from 'react';
import { useSite } from '../../components/context/site.tsx';
import { Link } from '../../components/ui/link.tsx';
import { pathOfCategory } from '../../content/records.ts';
import type { Blog } from '../../content/schemas/texts.ts';

type Category = { slug: string; name: string };

/** A category can have the name of a page of the site, so screen readers hear "Guides on …". */
const GuidesOn = ({ name, about }: { name: string; about: string }) => (
  <>
    <span className="sr-only">{about} </span>
    {name}
  </>
);

export function CategoryLink({ slug, about }: { slug: string; about: string }) {
  const path = pathOfCategory(slug);
  return (
    <Link to={path}>
      <GuidesOn name={useSite().names[path] ?? ''} about={about} />
    </Link>
  );
}

type CategoriesProps = { categories: Category[]; words: Blog['list']; current?: string; isFallback?: boolean };

/** `current` is the path of the page. `isFallback` shows them only while scripts are disabled, since scripts filter the list instead. */
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
        {categories.map(({ slug, name }) => linkTo(pathOfCategory(slug), <GuidesOn name={name} about={words.about} />))}
      </ul>
    </nav>
  );
}
