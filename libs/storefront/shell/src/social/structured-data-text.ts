import type { StructuredData } from './page-description';

const LESS_THAN = /</g;
const LINE_SEPARATORS = /[\u2028\u2029]/g;

/** Structured data as it stands in HTML: nothing in it can end its script or begin another. reliability 7 */
export function structuredDataText(data: StructuredData): string {
  return JSON.stringify(data)
    .replace(LESS_THAN, '\\u003c')
    .replace(LINE_SEPARATORS, (separator) => `\\u${separator.charCodeAt(0).toString(16)}`);
}
