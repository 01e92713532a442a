import type { StructuredData } from './page-description';

const LESS_THAN = /</g;
const LINE_SEPARATORS = /[\u2028\u2029]/g;

/** Structured data as text that is safe in a `script` element: it can neither end the element nor open another. reliability 7 */
export function structuredDataText(data: StructuredData): string {
  return JSON.stringify(data)
    .replace(LESS_THAN, '\\u003c')
    .replace(LINE_SEPARATORS, (separator) => `\\u${separator.charCodeAt(0).toString(16)}`);
}
