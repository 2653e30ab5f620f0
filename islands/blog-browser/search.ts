/** Which articles a visitor sees: those of the chosen category whose title or excerpt has what was typed. */

type Searched = { title: string; excerpt: string; category: string };

/** No category chosen. */
export const everything = 'All Posts';

/** Both must match; upper and lower case are one, and so are spaces around what was typed. The order stays. */
export function matching<Post extends Searched>(posts: readonly Post[], category: string, typed: string): Post[] {
  const words = typed.trim().toLowerCase();
  return posts.filter(
    post =>
      (category === everything || post.category === category) &&
      `${post.title}\n${post.excerpt}`.toLowerCase().includes(words),
  );
}

/** "1 article", "7 articles" */
export const countOf = (count: number): string => `${count} ${count === 1 ? 'article' : 'articles'}`;
