/** A value for screen readers: told once it has settled, and not at every letter that is typed. */
import { useEffect, useState } from 'react';

/** The last value that has stayed the same for `ms` milliseconds; at first the value itself. */
export function useDebounced<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
