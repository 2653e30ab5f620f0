/**
 * What `react` is in the browser: Preact's core and its hooks, 5.5 kB with all that mounts islands; with full compat it would be 6.7, and
 * React's own is 59. Without useId: React and Preact number differently.
 */
export { cloneElement, createContext, createElement, createRef, Fragment, isValidElement } from 'preact';
export {
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'preact/hooks';
