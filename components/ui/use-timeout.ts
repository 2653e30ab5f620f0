import { useEffect, useState } from 'react';

/** Calls `callback` once `value` has stayed the same for `ms` milliseconds, unless the component unmounts first. */
export function useTimeout(callback: () => void, ms: number, value: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callback belongs to the value that started the timer
  useEffect(() => {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  }, [value]);
}

/** Returns the last text that stayed for half a second, for screen readers: they need not hear each step to it. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useTimeout(() => setSettled(text), 500, text);
  return settled;
}
