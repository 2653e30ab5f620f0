/** Filters articles by category, and by a text in their title or excerpt. */

type Searchable = { title: string; excerpt: string; category: string };

/** The "category" that includes all articles. */
export const everything = 'All Posts';

/** Returns the articles that match both category and text, in the same order. Ignores case and surrounding white space. */
export function matching<Post extends Searchable>(posts: readonly Post[], category: string, typed: string): Post[] {
  const text = typed.trim().toLowerCase();
  return posts.filter(
    post =>
      (category === everything || post.category === category) &&
      `${post.title}\n${post.excerpt}`.toLowerCase().includes(text),
  );
}

/** "1 article", "7 articles" */
export const countOf = (count: number): string => `${count} ${count === 1 ? 'article' : 'articles'}`;
