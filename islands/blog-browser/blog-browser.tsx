/** The newest articles, the first of them featured; with script all of them can be filtered and searched. */
import '../../components/ui/field.css';
import '../../components/article/topics.css';
import './blog-browser.css';
import { useRef, useState } from 'react';
import { PostCard, type PostSummary } from '../../components/article/post-card.tsx';
import { LinkedCover } from '../../components/dots/post-cover.tsx';
import { useTimeout } from '../../components/ui/use-timeout.ts';
import { countOf, everything, matching } from './search.ts';

/**
 * `base` is the address under which articles stand, "/blog/"; `covers` that of the file of their covers. `total` counts all articles: those
 * that are not among `posts` stand in a file under `base`, which is fetched when somebody filters or searches.
 */
type BlogBrowserProps = { posts: PostSummary[]; total: number; categories: string[]; base: string; covers: string };

/** Milliseconds without a change after which the count is told. */
const settled = 500;

/** What is offered where nothing is found. */
const guides = 3;

export default function BlogBrowser({ posts, total, categories, base, covers }: BlogBrowserProps) {
  const [category, setCategory] = useState(everything);
  const [typed, setTyped] = useState('');
  const [known, setKnown] = useState(posts);
  const input = useRef<HTMLInputElement>(null);
  const isAsked = useRef(false);
  const isFiltered = category !== everything || typed.trim() !== '';
  const found = isFiltered ? matching(known, category, typed) : posts;
  const among = isFiltered && known.length < total ? ` among the newest ${known.length}` : '';
  const count = countOf(isFiltered ? found.length : total) + among;
  const [told, setTold] = useState(count);
  useTimeout(() => setTold(count), settled, count);
  const [featured, ...rest] = found;
  const shown = (post: PostSummary) => ({
    post,
    href: `${base}${post.slug}/`,
    cover: <LinkedCover slug={post.slug} covers={covers} className="post-card-cover" />,
  });

  function look(inCategory: string, words: string) {
    setCategory(inCategory);
    setTyped(words);
    if (known.length === total || isAsked.current) return;
    isAsked.current = true;
    fetch(`${base}older.json`)
      .then(response => response.json())
      .then((older: PostSummary[]) => setKnown([...posts, ...older]))
      // The count says how many were looked through; what is typed next asks again.
      .catch(() => {
        isAsked.current = false;
      });
  }

  function clear() {
    look(everything, '');
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
  }

  const list = (some: PostSummary[]) => (
    <ul className="post-grid">
      {some.map(post => (
        <li key={post.slug}>
          <PostCard {...shown(post)} />
        </li>
      ))}
    </ul>
  );
  return (
    <div className="blog-browser stack-5" data-filtered={isFiltered || undefined}>
      <search className="blog-controls stack-3 js-only">
        <label className="sr-only" htmlFor="blog-search">
          Search articles
        </label>
        <input
          className="field blog-search"
          id="blog-search"
          type="search"
          autoComplete="off"
          placeholder="Search articles"
          ref={input}
          onInput={({ currentTarget }) => look(category, currentTarget.value)}
        />
        <p className="blog-count note" role="status">
          {told}
        </p>
        <ul className="row topics-row blog-topics" aria-label="Categories">
          {[everything, ...categories].map(name => (
            <li key={name}>
              <button
                className="topic"
                type="button"
                aria-pressed={name === category}
                onClick={() => look(name, typed)}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      </search>
      {featured ? (
        <>
          <PostCard {...shown(featured)} isFeatured key={featured.slug} />
          {rest.length > 0 && list(rest)}
        </>
      ) : (
        <>
          <div className="blog-empty stack">
            <p>
              <strong>No articles found matching your search.</strong>
              {category !== everything && ` Only ${category} was searched.`}
            </p>
            <button className="topic" type="button" onClick={clear}>
              Clear the search
            </button>
            <p>Three guides to start with:</p>
          </div>
          {list(posts.slice(0, guides))}
        </>
      )}
    </div>
  );
}
