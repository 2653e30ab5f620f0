/** Locates a loop in the site's code that never ends. */
import { type Profiler, Session } from 'node:inspector';
import type { Location } from './diagnostic.ts';
import type { Locate } from './site-code.ts';

type Call = Profiler.ProfileNode;

/** A column past the end of any line: the profiler reports lines only, and the last mapping of a line is as good as any. */
const lineEnd = 10_000;

/**
 * Runs `run`, which does not end by itself and is soon stopped, in V8's profiler; `locate` maps a stack to the sources. Returns the line
 * of the site's code that takes most of the time, or the function that calls what does.
 */
export function locateLoop(run: () => unknown, locate: Locate): Location | undefined {
  const calls = profileOf(run);
  const callers = new Map(calls.flatMap(call => (call.children ?? []).map(child => [child, call] as const)));
  const locationOf = ({ callFrame: { url, lineNumber }, positionTicks = [] }: Call) => {
    const [hottest] = positionTicks.toSorted((a, b) => b.ticks - a.ticks);
    return locate({ stack: `${url}:${hottest?.line ?? lineNumber + 1}:${lineEnd}` });
  };
  /** The time in each function of the site, with that in libraries that it calls. */
  const counts = new Map<Call, number>();
  for (const call of calls) {
    let own: Call | undefined = call;
    while (own && !locationOf(own)) own = callers.get(own.id);
    if (own) counts.set(own, (counts.get(own) ?? 0) + (call.hitCount ?? 0));
  }
  const [slowest] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [];
  return slowest && locationOf(slowest);
}

function profileOf(run: () => unknown): Call[] {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  // Optimized code has lost its line numbers; counting calls keeps V8 from optimizing.
  session.post('Profiler.startPreciseCoverage', { callCount: true });
  session.post('Profiler.start');
  try {
    run();
  } catch {
    // It was stopped again.
  }
  let calls: Call[] = [];
  session.post('Profiler.stop', (_, { profile }) => {
    calls = profile.nodes;
  });
  session.disconnect();
  return calls;
}
