/**
 * Returns a function that caches its last result and returns the same object while its arguments stay identical. It is for values that all
 * pages of a site share; nothing of a previous site is kept.
 */
export function memoizeLast<Args extends readonly unknown[], Result>(
  compute: (...args: Args) => Result,
): (...args: Args) => Result {
  let last: { args: Args; result: Result } | undefined;
  return (...args) => {
    if (!last || args.some((arg, i) => arg !== last?.args[i])) last = { args, result: compute(...args) };
    return last.result;
  };
}
