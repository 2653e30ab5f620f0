/** A linked style sheet is not inlined: importing it returns its path in the built site. */
declare module '*.linked.css' {
  const path: string;
  export default path;
}
