/** All articles, the first of them featured; with script they can be filtered and searched. */
import '../../components/field/field.css';
import '../../components/topics/topics.css';
import './blog-browser.css';
import { Component } from 'react';
import { island } from '../../components/island/island.tsx';
import { PostCard, type PostSummary } from '../../components/post-card/post-card.tsx';
import { countOf, everything, matching } from './search.ts';

/** `base` is the address under which articles stand: "/blog/". */
type Props = { posts: PostSummary[]; categories: string[]; base: string };

/** Milliseconds without a change after which the count is told: a screen reader need not hear every letter's. */
const settled = 500;

type State = { category: string; typed: string; told: number };

export class View extends Component<Props, State> {
  override state: State = { category: everything, typed: '', told: this.props.posts.length };
  timer = 0;

  found = () => matching(this.props.posts, this.state.category, this.state.typed);

  choose(choice: Pick<State, 'category'> | Pick<State, 'typed'>) {
    this.setState(choice as State);
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.setState({ told: this.found().length }), settled);
  }

  override render() {
    const { categories, base } = this.props;
    const [featured, ...rest] = this.found();
    const hrefOf = ({ slug }: PostSummary) => `${base}${slug}/`;
    return (
      <div className="blog-browser">
        <search className="blog-controls scripted">
          <label className="field-label" htmlFor="blog-search">
            Search articles
          </label>
          <input
            className="field blog-search"
            id="blog-search"
            type="search"
            autoComplete="off"
            onInput={({ currentTarget }) => this.choose({ typed: currentTarget.value })}
          />
          <ul className="topics-list" aria-label="Categories">
            {[everything, ...categories].map(name => (
              <li key={name}>
                <button
                  className="topic blog-category"
                  type="button"
                  aria-pressed={name === this.state.category}
                  onClick={() => this.choose({ category: name })}
                >
                  {name}
                </button>
              </li>
            ))}
          </ul>
          <p className="blog-count" role="status">
            {countOf(this.state.told)}
          </p>
        </search>
        {featured ? (
          <PostCard post={featured} href={hrefOf(featured)} isFeatured key={featured.slug} />
        ) : (
          <p className="blog-empty">No articles found matching your search.</p>
        )}
        <ul className="post-grid">
          {rest.map(post => (
            <li key={post.slug}>
              <PostCard post={post} href={hrefOf(post)} />
            </li>
          ))}
        </ul>
      </div>
    );
  }
}

export default /* @__PURE__ */ island('blog-browser', View, 'intent');
