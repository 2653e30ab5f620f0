/**
 * What `react` is in the browser: Preact's core, and its hooks where an island uses them. A class component needs the core alone, 4.6 kB with
 * all that mounts islands; one with hooks makes that 5.5, full compat 6.7 (React's own is 59).
 */
export { Component, cloneElement, createContext, createElement, createRef, Fragment, isValidElement } from 'preact';
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
