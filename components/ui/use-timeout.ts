import { useEffect } from 'react';

/** Calls `callback` once `value` has stayed the same for `ms` milliseconds, unless the component unmounts first. */
export function useTimeout(callback: () => void, ms: number, value: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callback belongs to the value that started the timer
  useEffect(() => {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  }, [value]);
}
