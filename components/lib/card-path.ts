/** Returns the name of a page's social card file: "/" → "home", "/blog/a-slug/" → "blog-a-slug", "/404.html" → "404". */
export const cardNameOf = (path: string): string => path.replace(/^\/|\/$|\.html$/g, '').replaceAll('/', '-') || 'home';

export const cardPathOf = (path: string): string => `/cards/${cardNameOf(path)}.png`;
