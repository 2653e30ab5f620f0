/** Escapes a text for XML content or an attribute: "R&D <b>" → "R&#38;D &#60;b&#62;". */
export const escapeXml = (text: string): string => text.replace(/[&<>"']/g, char => `&#${char.charCodeAt(0)};`);
