/** A font is a file beside the code: what is imported is its address. */
declare module '*.woff2' {
  const path: string;
  export default path;
}
