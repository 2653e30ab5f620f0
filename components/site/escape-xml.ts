/** A text as XML content or attribute: "R&D <b>" → "R&#38;D &#60;b&#62;". */
export const escapeXml = (text: string): string => text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`);
