/** Runs the site's own code. Whatever it throws is for its author to fix, and becomes a diagnostic with a location in the sources. */
import { inspect } from 'node:util';
import { DiagnosticError, errorAt, type Location } from './diagnostic.ts';

/** Returns the location in the sources where an error was thrown, or undefined if that was not in the site's code. */
export type Locate = (error: unknown) => Location | undefined;

/** Finds where a text is written, preferably near the words `nearby` or in one of the files `preferred`; undefined if nowhere. */
export type FindText = (text: string, preferred?: readonly string[], nearby?: string) => Location | undefined;

const nowhere = () => undefined;

/** How to locate mistakes in the code and the content that were read last. */
let locate: Locate = nowhere;
let findText: FindText = nowhere;

/** Sets how to locate what the site's code throws, and texts in its content, once that is read. */
export function setLocators(inCode: Locate, inContent: FindText = nowhere): void {
  [locate, findText] = [inCode, inContent];
}

/**
 * What a call is for: the file whose code runs, "pages/about.tsx"; words that complete "cannot …", if they tell more: "be rendered at
 * /about/"; and the file an author edits to change the page.
 */
export type Task = { file: string; what?: string; source?: string };

/** Runs code of the site. Throws a DiagnosticError, located in the sources, for anything that the code throws. */
export function runSiteCode<Result>(task: Task, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    throw siteCodeError(error, task);
  }
}

/** Runs code of the site that may return a promise; otherwise like `runSiteCode`. */
export async function runSiteCodeAsync<Result>(task: Task, run: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    throw siteCodeError(error, task);
  }
}

function siteCodeError(error: unknown, { file, what, source }: Task): unknown {
  if (error instanceof DiagnosticError) return error;
  const reason = error instanceof Error ? error.message || error.name : inspect(error);
  const [, hint] = hints.find(([pattern]) => pattern.test(reason)) ?? [];
  const location = locateCause(error, source) ?? locate(error) ?? file;
  return errorAt(location, what ? `cannot ${what}: ${reason}` : reason, hint);
}

/** Locates an error whose `cause` names the text of the content that is wrong: at that text. */
function locateCause(error: unknown, source?: string): Location | undefined {
  const { text, file = source, nearby } = ((error as Error | null)?.cause ?? {}) as Record<string, string | undefined>;
  return text ? findText(text, file ? [file] : [], nearby) : undefined;
}

/** Hints for errors whose message does not say what to do. */
const hints: [RegExp, string][] = [
  [
    /^(window|document|location|navigator|history|screen|matchMedia|localStorage|sessionStorage) is not defined$/,
    'Pages are rendered without a browser: use it in an effect or event handler of an island, or in a client script.',
  ],
  [/^Encountered Promise during synchronous parse/, 'Schemas cannot be async: all content is checked at once.'],
  [/^A component suspended /, 'Components cannot be async: pass what they show as props.'],
];
