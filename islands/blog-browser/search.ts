type Searchable = { title: string; excerpt: string; category: string };

/** The "category" that includes all articles. */
export const everything = '';

/** Returns the articles of a category whose title and excerpt contain every typed word, in the same order. Ignores case. */
export function matching<Post extends Searchable>(posts: readonly Post[], category: string, typed: string): Post[] {
  const terms = typed.toLowerCase().split(/\s+/);
  return posts.filter(post => {
    const text = `${post.title}\n${post.excerpt}`.toLowerCase();
    return (category === everything || post.category === category) && terms.every(term => text.includes(term));
  });
}
