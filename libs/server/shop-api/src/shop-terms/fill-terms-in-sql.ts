import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { ShopTerms } from './read-shop-terms';
import { TERM_TEXTS } from './term-texts';

/** A column of editors' HTML with the terms of sale in place of their names, so that a search finds what shoppers read. */
export const fillTermsInSql = (column: SQLWrapper, terms: ShopTerms): SQL => {
  const filled = [...TERM_TEXTS].reduce(
    (text, [name, term]) =>
      sql`regexp_replace(${text}, ${`\\{\\{\\s*${name}\\s*\\}\\}`}, ${asReplacement(term.write(terms))}, 'g')`,
    sql`${column}`,
  );
  return sql`case when strpos(${column}, '{{') > 0 then ${filled} else ${column} end`;
};

/** A backslash begins a reference to a group where PostgreSQL replaces by a pattern. */
const asReplacement = (text: string): string => text.replaceAll('\\', '\\\\');
