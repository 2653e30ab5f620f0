/** Importing a font file returns its path in the built site. */
declare module '*.woff2' {
  const path: string;
  export default path;
}
