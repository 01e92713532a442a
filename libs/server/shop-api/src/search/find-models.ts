import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { groupPrices, productModels, products, productSearchWords } from '../db/schema';
import { groupPriceJoin, type PriceView } from '../products/shopper-price';
import { isOffered, isRepresentative } from '../products/product-store';
import type { FoundWord } from './find-words';
import { isShown } from './is-shown';
import { listTopMatches } from './list-top-matches';

/** A search counts to here and lists no further: 1,000件以上. */
export const MAX_MATCHES = 1_000;

/** The products of a word of the vocabulary: the best `most`, or all of them, read before any other condition (`offset 0`). */
const postingsOf = (most: number | null): SQL =>
  most === null
    ? sql`(select product_model_id, weight, rank from ${productSearchWords} where word_id = found.id offset 0)`
    : sql`best_postings(found.id, ${most}::int)`;

/** The models of one searched word with the best of their scores, from the best `most` of each word of the vocabulary. */
const modelsOfWord = (words: readonly FoundWord[], most: number | null): SQL => sql`(
  select posting.product_model_id as model_id, max(found.quality + posting.weight) as score, max(posting.rank) as rank
  from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as found(id int, quality int)
  cross join lateral ${postingsOf(most)} posting
  group by posting.product_model_id)`;

/** What a search looks for, and what else its products must be. */
export interface FoundFilter {
  readonly words: readonly (readonly FoundWord[])[];
  /** The conditions besides the words. */
  readonly filter: SQL | undefined;
  /** Whether the conditions leave few of the products that have the words. */
  readonly isSelective: boolean;
}

/**
 * The models that have every searched word, with their scores. A search for one word that nothing else narrows reads only
 * the best of each word, so that it costs the same however many products there are.
 */
function foundModels({ words, isSelective }: Pick<FoundFilter, 'words' | 'isSelective'>): SQL {
  const most = words.length === 1 && !isSelective ? MAX_MATCHES + 1 : null;
  const names = words.map((_, at) => sql.raw(`found_${at}`));
  const [first = sql.raw('found_0')] = names;
  const joined = words.map((word, at) =>
    at === 0
      ? sql`${modelsOfWord(word, most)} ${names[at]}`
      : sql`join ${modelsOfWord(word, most)} ${names[at]} on ${names[at]}.model_id = ${first}.model_id`,
  );
  const score = sql.join(
    names.map((name) => sql`${name}.score`),
    sql` + `,
  );
  return sql`(select ${first}.model_id, ${first}.rank, ${score} as score from ${sql.join(joined, sql` `)})`;
}

/** Models that have every searched word. */
export const hasWords = (found: Pick<FoundFilter, 'words' | 'isSelective'>): SQL =>
  sql`${productModels.id} in (select found.model_id from ${foundModels(found)} found)`;

/** Counts the models that a search finds, to one more than `MAX_MATCHES`. */
export function countFound(db: Executor, { filter, ...found }: FoundFilter) {
  const capped = found.isSelective
    ? sql`select 1 from ${productModels} where ${and(filter, hasWords(found), isOffered)}`
    : sql`select 1 from ${foundModels(found)} found ${isShown(filter)}`;
  return db.select({ value: count() }).from(sql`(${capped} limit ${MAX_MATCHES + 1}) capped`);
}

interface FoundPage extends FoundFilter {
  /** The shopper's prices where the filter asks for them. */
  readonly view: PriceView | null;
  readonly limit: number;
  readonly offset: number;
}

/** The ids of a page of found models: what is named so first, then the most recommended. */
export async function listFoundIds(db: Executor, page: FoundPage): Promise<readonly number[]> {
  if (page.isSelective) return listNarrowedIds(db, page);
  const [word, ...others] = page.words;
  return word === undefined || others.length > 0
    ? listBestIds(db, page)
    : listTopMatches(db, { ...page, word, most: MAX_MATCHES + 1 });
}

/** The page of a search for several words that nothing narrows: the found are sorted by what stands in the postings. */
async function listBestIds(
  db: Executor,
  { filter, limit, offset, ...found }: FoundPage,
): Promise<readonly number[]> {
  const order = sql`score desc, rank desc, model_id desc`;
  const { rows } = await db.execute<{ id: number }>(sql`
    select found.model_id as id
    from (select model_id, rank, score from ${foundModels(found)} unsorted order by ${order}) found
    ${isShown(filter)}
    order by ${order} limit ${limit} offset ${offset}`);
  return rows.map(({ id }) => id);
}

/** The page of a search in a part of the catalogue or between prices: the database chooses where it begins. */
async function listNarrowedIds(
  db: Executor,
  { filter, view, limit, offset, ...found }: FoundPage,
): Promise<readonly number[]> {
  const inPart = db
    .select({ id: productModels.id })
    .from(sql`${foundModels(found)} found`)
    .innerJoin(productModels, eq(productModels.id, sql`found.model_id`))
    .$dynamic();
  const priced =
    view === null
      ? inPart
      : inPart
          .innerJoin(products, isRepresentative(products.productModelId))
          .leftJoin(groupPrices, groupPriceJoin(view));
  const rows = await priced
    .where(and(filter, isOffered))
    .orderBy(sql`found.score desc`, desc(productModels.recommendRank), desc(productModels.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}
