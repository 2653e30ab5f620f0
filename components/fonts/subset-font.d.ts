/** The part of subset-font that we use; the package has no types of its own. */
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
