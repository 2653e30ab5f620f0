/** Something that happens once a value has settled: words for screen readers at the end of typing, a toast that goes. */
import { useEffect } from 'react';

/** Calls `act` when `value` has stayed the same for `ms` milliseconds; not once the component is gone. */
export function useTimeout(act: () => void, ms: number, value: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what `act` does belongs to the value with which the time began
  useEffect(() => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  }, [value]);
}
