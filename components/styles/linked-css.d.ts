/** A linked style sheet is not in the page: what is imported is its address. */
declare module '*.linked.css' {
  const path: string;
  export default path;
}
