/** The newest articles, with the first one featured. With script, all articles can be filtered and searched. */
import '../../components/ui/field.css';
import '../../components/ui/chip.css';
import './blog-browser.css';
import { useRef, useState } from 'react';
import { PostCard, type PostSummary } from '../../components/article/post-card.tsx';
import { PostGrid } from '../../components/article/post-grid.tsx';
import { LinkedCover } from '../../components/dots/post-cover.tsx';
import { numbered } from '../../components/lib/counted.ts';
import { useTimeout } from '../../components/ui/use-timeout.ts';
import { everything, matching } from './search.ts';

/**
 * `base` is the URL below which the articles are, "/blog/"; `covers` is the URL of the file with the covers of `posts`. `total` is the number
 * of all articles. Those missing from `posts` are in older.json below `base`, which is fetched at the first filtering or search; their covers
 * are in `olderCovers`.
 */
type BlogBrowserProps = {
  posts: PostSummary[];
  total: number;
  categories: string[];
  base: string;
  covers: string;
  olderCovers: string;
};

/** Milliseconds without a change after which the count is announced. */
const announceDelay = 500;

export default function BlogBrowser({ posts, total, categories, base, covers, olderCovers }: BlogBrowserProps) {
  const [category, setCategory] = useState(everything);
  const [typed, setTyped] = useState('');
  const [loaded, setLoaded] = useState(posts);
  const input = useRef<HTMLInputElement>(null);
  const isRequested = useRef(false);
  const isFiltered = category !== everything || typed.trim() !== '';
  const matches = isFiltered ? matching(loaded, category, typed) : posts;
  const scope = isFiltered && loaded.length < total ? ` among the newest ${loaded.length}` : '';
  const count = numbered(isFiltered ? matches.length : total, 'article') + scope;
  const [announced, setAnnounced] = useState(count);
  useTimeout(() => setAnnounced(count), announceDelay, count);
  const cardOf = (post: PostSummary, isFeatured: boolean) => (
    <PostCard
      post={post}
      href={`${base}${post.slug}/`}
      coverOf={className => (
        <LinkedCover slug={post.slug} covers={posts.includes(post) ? covers : olderCovers} className={className} />
      )}
      isFeatured={isFeatured}
      key={post.slug}
    />
  );

  function search(newCategory: string, newTyped: string) {
    setCategory(newCategory);
    setTyped(newTyped);
    if (loaded.length === total || isRequested.current) return;
    isRequested.current = true;
    fetch(`${base}older.json`)
      .then(response => response.json())
      .then((older: PostSummary[]) => setLoaded([...posts, ...older]))
      // The count says how many articles were searched; the next change requests the file again.
      .catch(() => {
        isRequested.current = false;
      });
  }

  function clear() {
    search(everything, '');
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
  }

  return (
    <div className="blog-browser stack-5" data-filtered={isFiltered || undefined}>
      <search className="blog-browser-controls stack-3 js-only">
        <label className="sr-only" htmlFor="blog-search">
          Search articles
        </label>
        <input
          className="field"
          id="blog-search"
          type="search"
          autoComplete="off"
          placeholder="Search articles"
          ref={input}
          onInput={({ currentTarget }) => search(category, currentTarget.value)}
        />
        <p className="note" aria-hidden="true">
          {count}
        </p>
        <p className="sr-only" role="status">
          {announced}
        </p>
        <ul className="row chip-row blog-browser-categories" aria-label="Categories">
          {[everything, ...categories].map(name => (
            <li key={name}>
              <button
                className="chip"
                type="button"
                aria-pressed={name === category}
                onClick={() => search(name, typed)}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      </search>
      {matches.length > 0 ? (
        <PostGrid posts={matches} featured={1} cardOf={cardOf} />
      ) : (
        <div className="blog-browser-empty stack">
          <strong>No articles found matching your search.</strong>
          <button className="chip" type="button" onClick={clear}>
            Clear the search
          </button>
        </div>
      )}
    </div>
  );
}
