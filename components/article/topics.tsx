/** The blog's categories as a row: each leads to its part of the index of all posts. For those without script; others filter. */
import './topics.css';
import type { Categories } from '../../content/schemas/texts.ts';

export function Topics({ categories }: { categories: Categories }) {
  return (
    <nav className="topics no-js" aria-label="Categories">
      <ul className="topics-list">
        <li>
          <a className="topic" href="#all-posts">
            All Posts
          </a>
        </li>
        {Object.entries(categories).map(([id, { name }]) => (
          <li key={id}>
            <a className="topic" href={`#${id}`}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
