/** The end of the path of a list's later page, which has the social card of its first. */
export const laterPage = /page\/\d+\/$/;

/** The file of a page's social card: "/" → "home", "/blog/a-slug/" → "blog-a-slug", "/404.html" → "404". */
export const cardNameOf = (path: string): string =>
  path
    .replace(laterPage, '')
    .replace(/^\/|\/$|\.html$/g, '')
    .replace('.html', '')
    .replaceAll('/', '-') || 'home';

/** The path of that file. */
export const cardPathOf = (path: string): string => `/cards/${cardNameOf(path)}.png`;
