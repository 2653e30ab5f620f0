/**
 * A text as an anchor, in the letters of its own script: "What you get & why" → "what-you-get-why", "કેટલી કિંમત?" → "કેટલી-કિંમત".
 * Latin letters lose their accents, and what joins letters within a word goes without a trace.
 */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/([a-z])[\u0300-\u036f]+/g, '$1')
    .replace(/['’\u200c\u200d]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .normalize('NFC');
}
