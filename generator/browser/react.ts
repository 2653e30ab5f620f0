/** Replaces `react` in the browser: Preact's core and hooks, 5.5 kB. It lacks useId, because React and Preact generate different ids. */
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
