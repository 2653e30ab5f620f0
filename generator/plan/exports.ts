/** Checks and calls what the modules in pages/ export. */
import { errorAt, nearest, runSiteCode } from '../diagnostics/diagnostics.ts';
import type { Page } from '../model.ts';
import { parametersOf } from './url.ts';

type Named = Pick<Page, 'file' | 'module'>;

const known = ['default', 'head', 'props', 'paths'];

/** Throws a DiagnosticError if a page or the shell exports no component, or something under a name that is nearly right. */
export function checkExports(page: Named): void {
  const { file, module } = page;
  const component: unknown = module.default;
  if (component === undefined)
    throw pageError(
      page,
      'has no default export',
      'Export the page function as default; other code belongs in components/.',
    );
  // React wraps the components that `memo` and `forwardRef` return in an object.
  const kind = String(Object(component).$$typeof);
  const isComponent = typeof component === 'function' || /\(react\.(?:memo|forward_ref)\)/.test(kind);
  if (!isComponent) throw pageError(page, 'has a default export that is not a function', 'Export the page function.');
  for (const name of Object.keys(module)) {
    const near = known.includes(name) ? undefined : nearest(name, known);
    if (near) throw pageError(page, `exports "${name}", which nothing uses`, `Did you mean "${near}"?`);
  }
  if (module.paths && parametersOf(file).length === 0)
    throw pageError(page, 'exports paths, but has no parameter in its name', 'Rename it: [slug].tsx.');
}

/** Calls an export of a page. Refuses a promise: all content has been read, so there is nothing to wait for. */
export function callExport(page: Named, what: string, run: () => unknown): unknown {
  return runSiteCode({ file: `pages/${page.file}`, what }, () => {
    const result = run();
    if (!(result instanceof Promise)) return result;
    result.catch(() => {}); // It is refused anyway: its own error would be reported as an uncaught one.
    throw new Error('it returned a promise; return the value itself');
  });
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Promise);

export const pageError = ({ file }: Pick<Page, 'file'>, message: string, hint: string) =>
  errorAt(`pages/${file}`, message, hint);
