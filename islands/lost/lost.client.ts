/** On the page for unknown paths: an article that is not there leads to the list of all, anything else is logged. */
const blog = document.querySelector<HTMLElement>('[data-blog]')?.dataset.blog;

if (blog) {
  const { pathname } = location;
  // Replaced, so that the Back button does not lead here again.
  if (pathname.startsWith(blog) && pathname !== blog) location.replace(blog);
  else console.warn('404', pathname);
}

export {};
