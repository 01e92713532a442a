const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
/** Characters that XML 1.0 allows in no form: most control characters, lone surrogates and the two non-characters. */
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** Returns a text as it is written in an element or an attribute of XML 1.0. */
export const xmlText = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

/** Returns an element with a text; empty where there is no text. */
export const xmlElement = (name: string, text: string | null): string =>
  text === null || text === '' ? '' : `<${name}>${xmlText(text)}</${name}>`;

/** The first line of every XML file of a shop. */
export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
