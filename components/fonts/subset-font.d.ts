/** Types for the part of subset-font that the site uses; the package has none. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2' | 'truetype';
      variationAxes?: { wght: number | { min: number; max: number } };
      keepFeatures: string[];
      dropTables?: string[];
    },
  ): Promise<Buffer>;
}
