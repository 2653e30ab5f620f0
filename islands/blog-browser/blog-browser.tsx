/** The articles, with the first one featured above the others. With script, they can be filtered and searched. */
import '../../components/ui/field.css';
import '../../components/ui/chip.css';
import './blog-browser.css';
import { useRef, useState } from 'react';
import { PostCard, PostGrid, type PostSummary } from '../../components/article/post-card.tsx';
import { fillText } from '../../components/lib/fill.tsx';
import { useSettled } from '../../components/ui/use-timeout.ts';
import type { Blog } from '../../content/schemas/texts.ts';
import type { Address } from '../../generator/react/address.ts';
import { everything, matching } from './search.ts';

type BlogBrowserProps = { posts: PostSummary[]; categories: string[]; words: Blog['list']; address: Address };

export default function BlogBrowser({ posts, categories, words, address }: BlogBrowserProps) {
  const [category, setCategory] = useState(everything);
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const matches = matching(posts, category, typed);
  const count = matches.length === 1 ? words.one : fillText(words.many, { count: `${matches.length}` });
  const announced = useSettled(count);

  function clear() {
    setCategory(everything);
    setTyped('');
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
  }

  return (
    <div className="blog-browser stack-5">
      {matches.slice(0, 1).map(post => (
        <PostCard post={post} address={address} isFeatured key={post.slug} />
      ))}
      <search className="blog-browser-controls stack-3 js-only">
        <ul className="row chip-row blog-browser-categories" aria-label={words.categories}>
          {[everything, ...categories].map(name => (
            <li key={name}>
              <button className="chip" type="button" aria-pressed={name === category} onClick={() => setCategory(name)}>
                {name || words.all}
              </button>
            </li>
          ))}
        </ul>
        <label className="sr-only" htmlFor="blog-search">
          {words.search}
        </label>
        <input
          className="field"
          id="blog-search"
          type="search"
          autoComplete="off"
          placeholder={words.search}
          ref={input}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <p className="note" aria-hidden="true">
          {count}
        </p>
        <p className="sr-only" role="status">
          {announced}
        </p>
      </search>
      <PostGrid posts={matches.slice(1)} address={address} />
      {matches.length === 0 && (
        <div className="blog-browser-empty stack">
          <strong>{words.none}</strong>
          <button className="chip" type="button" onClick={clear}>
            {words.clear}
          </button>
        </div>
      )}
    </div>
  );
}
