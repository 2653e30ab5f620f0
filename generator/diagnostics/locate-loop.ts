/** Locates a loop in the site's code that never ends. */
import { type Profiler, Session } from 'node:inspector';
import type { Location } from './diagnostic.ts';
import type { Locate } from './site-code.ts';

/** Calls of a stack to look at: between two calls of the site's code are about ten of React's. */
const deepest = 100;

/** A column past the end of any line: the profiler reports lines only, and the last mapping of a line is as good as any. */
const lineEnd = 10_000;

/**
 * Runs `run`, which does not end by itself and is soon stopped, in V8's profiler; `locate` maps a stack to the sources. Returns the line
 * of the site's code that takes most of the time, or the function that calls what does.
 */
export function locateLoop(run: () => unknown, locate: Locate): Location | undefined {
  const places = new Map<string, { location: Location; count: number }>();
  for (const { stack, count } of samplesOf(profileOf(run))) {
    const location = locate({ stack });
    if (!location) continue;
    const key = `${location.file}:${location.line}`;
    places.set(key, { location, count: count + (places.get(key)?.count ?? 0) });
  }
  return [...places.values()].sort((a, b) => b.count - a.count)[0]?.location;
}

function profileOf(run: () => unknown): Profiler.ProfileNode[] {
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
  let nodes: Profiler.ProfileNode[] = [];
  session.post('Profiler.stop', (_, { profile }) => {
    nodes = profile.nodes;
  });
  session.disconnect();
  return nodes;
}

/** Returns the sampled stacks, innermost call first ("compiled:site:12:3"), and how often each was seen. */
function samplesOf(nodes: readonly Profiler.ProfileNode[]): { stack: string; count: number }[] {
  const parents = new Map(nodes.flatMap(node => (node.children ?? []).map(child => [child, node] as const)));
  const stackOf = (node: Profiler.ProfileNode) => {
    const frames: string[] = [];
    for (let at: typeof node | undefined = node; at && frames.length < deepest; at = parents.get(at.id)) {
      const { url, lineNumber, columnNumber } = at.callFrame;
      frames.push(`${url}:${lineNumber + 1}:${columnNumber + 1}`);
    }
    return frames.join('\n');
  };
  return nodes.flatMap(node => {
    const { callFrame, hitCount: count = 0, positionTicks } = node;
    if (count === 0) return [];
    if (!positionTicks) return [{ stack: stackOf(node), count }];
    return positionTicks.map(({ line, ticks }) => ({
      stack: `${callFrame.url}:${line}:${lineEnd}\n${stackOf(node)}`,
      count: ticks,
    }));
  });
}
