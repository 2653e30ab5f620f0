/** The package has no types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    letters: string,
    options: Record<string, unknown>,
  ): Promise<Buffer>;
}
