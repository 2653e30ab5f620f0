/** Pages × content → routes, sorted by path. Two makers of one path are refused, both named. */
import type { Page } from './compile.ts';
import type { Content } from './read.ts';
import { type Problem, refuse } from './site-error.ts';

/** One URL: its path ("/blog/x/", "/feed.xml"), the file that answers it ("blog/x/index.html"), its page and that page's props. */
export type Route = { path: string; file: string; page: Page; props: Record<string, unknown> };

/** Lists every URL of the site. Throws a SiteError for pages that cannot be placed. */
export function plan(pages: Page[], content: Content): Route[] {
  const problems: Problem[] = [];
  const taken = new Map<string, Route>();
  for (const page of pages) {
    for (const route of routesOf(page, content, problems)) {
      // A file system may hold names apart only by case or not at all, so paths are compared without it.
      const key = route.file.normalize('NFC').toLowerCase();
      const other = taken.get(key);
      if (other) {
        problems.push({
          message: `${route.path} is made twice, by pages/${other.page.file} (${other.path}) and pages/${page.file}`,
          place: { file: `pages/${page.file}` },
          hint: 'Rename one of the two, or the content entry that makes it.',
        });
      } else taken.set(key, route);
    }
  }
  refuse(problems);
  return [...taken.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

function routesOf(page: Page, content: Content, problems: Problem[]): Route[] {
  const { file, module } = page;
  const complain = (message: string, hint: string) => {
    problems.push({ message, place: { file: `pages/${file}` }, hint });
    return [];
  };
  if (typeof module.default !== 'function') return complain('has no default export', 'Export the page as a function.');
  const parameters = [...file.matchAll(/\[([^\]]+)\]/g)].map(match => match[1] ?? '');
  if (parameters.length === 0) return [{ ...place(file), page, props: module.props?.(content) ?? {} }];
  if (typeof module.paths !== 'function') {
    return complain(
      `has [${parameters[0]}] in its name but exports no paths`,
      'Export `paths`: content → one props object a URL.',
    );
  }
  return (module.paths(content) as Record<string, unknown>[]).flatMap(props => {
    const wrong = parameters.filter(name => !/^[\w~.-]+$/.test(String(props[name] ?? '')));
    if (wrong.length > 0) {
      return complain(
        `paths gave ${JSON.stringify(props[wrong[0] ?? ''])} for [${wrong[0]}]`,
        'Each props object holds the parameter by its name: letters, digits, "-", "_", "." and "~".',
      );
    }
    return [{ ...place(file.replace(/\[([^\]]+)\]/g, (_, name: string) => String(props[name]))), page, props }];
  });
}

/** A page file's path and output: "blog/index.tsx" → /blog/, "404.tsx" → /404.html, "feed.xml.ts" → /feed.xml. */
function place(pageFile: string): Pick<Route, 'path' | 'file'> {
  const name = pageFile.replace(/\.tsx?$/, '');
  if (name === '404') return { path: '/404.html', file: '404.html' };
  if (/\.[a-z]+$/.test(name) && !pageFile.endsWith('.tsx')) return { path: `/${name}`, file: name };
  const folder = name.replace(/(^|\/)index$/, '');
  return folder === '' ? { path: '/', file: 'index.html' } : { path: `/${folder}/`, file: `${folder}/index.html` };
}
