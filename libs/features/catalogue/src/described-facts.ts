import { isHtml } from '@shop/format/is-html';
import { plainTextOfHtml } from './plain-text-of-html';

/** A row of a table with two columns, as the API writes it: 素材 → 磁器. */
const ROW = /<tr>\s*<th[^>]*>(.*?)<\/th>\s*<td[^>]*>(.*?)<\/td>\s*<\/tr>/gs;

/** The facts that a description states as rows of tables, in their order; none of a plain text. core §3 */
export function describedFacts(
  description: string,
): readonly { readonly term: string; readonly description: string }[] {
  if (!isHtml(description)) return [];
  return [...description.matchAll(ROW)].map(([, term = '', value = '']) => ({
    term: plainTextOfHtml(term),
    description: plainTextOfHtml(value),
  }));
}
