import { afterAll, beforeAll } from 'vitest';

/** Lets Node format the stacks of errors in the tests of a file, as in a build: Vitest knows no source maps but its own. */
export function withNodeStacks(): void {
  const { prepareStackTrace } = Error;
  beforeAll(() => {
    Error.prepareStackTrace = undefined as never;
  });
  afterAll(() => {
    Error.prepareStackTrace = prepareStackTrace as never;
  });
}
