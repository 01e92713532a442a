import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { groupPrices, listedModels, productModels, products, productSearchWords } from '../db/schema';
import { isListed, listed } from '../products/listed-models';
import { groupPriceJoin, type PriceView } from '../products/shopper-price';
import { isRepresentative } from '../products/product-store';
import type { FoundWord } from './find-words';
import { isShown } from './is-shown';
import { listBestOfWords } from './list-best-of-words';
import { findTopMatches, listTopMatches } from './list-top-matches';

/** A search counts to here and lists no further: 1,000件以上. */
export const MAX_MATCHES = 1_000;
/** So many products are read where a filter leaves some out, those of all words together, before all of them are. */
const READ_OF_WORD = 4_000;
/** The same of several words: of each product that is read the other words are looked up. */
const READ_OF_WORDS = 400;

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

/** Models that have every searched word: of one that nothing narrows, the best. */
export const hasWords = (found: Pick<FoundFilter, 'words' | 'isSelective'>): SQL | undefined =>
  found.words.length === 1 && !found.isSelective
    ? sql`${productModels.id} in (select found.model_id from ${foundModels(found)} found)`
    : and(...found.words.map(hasWord));

/** Without scores, so that the planner, which knows how common a word is, may begin with any condition. */
const hasWord = (word: readonly FoundWord[]): SQL => sql`${productModels.id} in (
  select product_model_id from ${productSearchWords}
  where word_id = any(${sql.param(word.map(({ id }) => id))}::int[]))`;

/** Models that have every searched word: where there are more than `most`, the most recommended of them. */
export const isAmongBest = ([first = [], ...others]: FoundFilter['words'], most: number): SQL => {
  const idsOf = (word: readonly FoundWord[]) => sql`${sql.param(word.map(({ id }) => id))}::int[]`;
  const hasOther = others.map(
    (word) => sql`one.product_model_id in (
      select product_model_id from ${productSearchWords} where word_id = any(${idsOf(word)}))`,
  );
  return sql`${productModels.id} in (
    select one.product_model_id from (
      select product_model_id, max(rank) as rank from ${productSearchWords}
      where word_id = any(${idsOf(first)}) group by product_model_id) one
    where ${and(...hasOther) ?? sql`true`}
    order by one.rank desc, one.product_model_id desc limit ${most}::int)`;
};

/** Counts the models that a search finds, to one more than `MAX_MATCHES`. */
export function countFound(db: Executor, { filter, ...found }: FoundFilter) {
  const capped =
    found.isSelective || found.words.length > 1
      ? sql`select 1 from ${listedModels} as ${productModels} where ${and(filter, hasWords(found), isListed)}`
      : sql`select 1 from ${foundModels(found)} found ${isShown(filter)}`;
  return db.select({ value: count() }).from(sql`(${capped} limit ${MAX_MATCHES + 1}) capped`);
}

interface FoundPage extends FoundFilter {
  /** The shopper's own prices where the filter asks for them: it joins the variant that stands for each product. */
  readonly ownPrices: PriceView | null;
  /** The colours that the filter asks for: where it does, a product's price is that of its first variant in one of them. */
  readonly colours?: readonly string[] | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** How many products are read of each word of the vocabulary. */
const ofEach = (all: number, { words }: Pick<FoundFilter, 'words'>): number =>
  Math.ceil(all / Math.max(1, words.flat().length));

/** The ids of a page of found models: what is named so first, then the most recommended. */
export async function listFoundIds(db: Executor, page: FoundPage): Promise<readonly number[]> {
  const [word, ...others] = page.words;
  if (page.ownPrices !== null || word === undefined) return listNarrowedIds(db, page);
  if (others.length === 0 && !page.isSelective)
    return listTopMatches(db, { ...page, word, most: MAX_MATCHES + 1 });
  if (others.length === 0)
    return (
      (await findTopMatches(db, { ...page, word }, ofEach(READ_OF_WORD, page))) ?? listNarrowedIds(db, page)
    );
  const read = ofEach(READ_OF_WORDS, page);
  const few = page.offset + page.limit > read ? null : await listBestOfWords(db, page, read);
  return few ?? (await listBestOfWords(db, page, 'all')) ?? [];
}

/**
 * The page of a search for a word in a part of the catalogue, or between the shopper's own prices: the database chooses where
 * it begins.
 */
async function listNarrowedIds(
  db: Executor,
  { filter, ownPrices, colours, limit, offset, ...found }: FoundPage,
): Promise<readonly number[]> {
  const inPart = db
    .select({ id: listed.id })
    .from(sql`${foundModels(found)} found`)
    .innerJoin(listed, eq(listed.id, sql`found.model_id`))
    .$dynamic();
  const priced =
    ownPrices === null
      ? inPart
      : inPart
          .innerJoin(products, isRepresentative(products.productModelId, colours))
          .leftJoin(groupPrices, groupPriceJoin(ownPrices));
  const rows = await priced
    .where(and(filter, isListed))
    .orderBy(sql`found.score desc`, desc(listed.recommendRank), desc(listed.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}
