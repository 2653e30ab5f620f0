/** All articles, the first of them featured; with script they can be filtered and searched. */
import '../../components/ui/field.css';
import '../../components/article/topics.css';
import './blog-browser.css';
import { useState } from 'react';
import { PostCard, type PostSummary } from '../../components/article/post-card.tsx';
import { useDebounced } from '../../components/ui/use-debounced.ts';
import { countOf, everything, matching } from './search.ts';

/** `base` is the address under which articles stand: "/blog/". */
type BlogBrowserProps = { posts: PostSummary[]; categories: string[]; base: string };

/** Milliseconds without a change after which the count is told. */
const settled = 500;

export default function BlogBrowser({ posts, categories, base }: BlogBrowserProps) {
  const [category, setCategory] = useState(everything);
  const [typed, setTyped] = useState('');
  const found = matching(posts, category, typed);
  const count = useDebounced(countOf(found.length), settled);
  const [featured, ...rest] = found;
  const hrefOf = ({ slug }: PostSummary) => `${base}${slug}/`;
  return (
    <div className="blog-browser">
      <search className="blog-controls js-only">
        <label className="field-label" htmlFor="blog-search">
          Search articles
        </label>
        <input
          className="field blog-search"
          id="blog-search"
          type="search"
          autoComplete="off"
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <ul className="topics-list blog-topics" aria-label="Categories">
          {[everything, ...categories].map(name => (
            <li key={name}>
              <button
                className="topic blog-category"
                type="button"
                aria-pressed={name === category}
                onClick={() => setCategory(name)}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
        <p className="blog-count" role="status">
          {count}
        </p>
      </search>
      {featured ? (
        <PostCard post={featured} href={hrefOf(featured)} isFeatured key={featured.slug} />
      ) : (
        <p className="blog-empty">No articles found matching your search.</p>
      )}
      <ul className="post-grid post-grid-list">
        {rest.map(post => (
          <li key={post.slug}>
            <PostCard post={post} href={hrefOf(post)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
