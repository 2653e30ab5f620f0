/** On the 404 page: redirects the path of an unknown article to the blog, and logs any other path. */
const blog = document.querySelector<HTMLElement>('[data-blog]')?.dataset.blog;

if (blog) {
  const { pathname } = location;
  // Replaced, so that the Back button does not return here.
  if (pathname.startsWith(blog) && pathname !== blog) location.replace(blog);
  else console.warn('404', pathname);
}

export {};
