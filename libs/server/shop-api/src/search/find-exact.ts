import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { productModels, products, productSearchWords, searchWords } from '../db/schema';
import { searchWords as wordsOf } from '../products/normalise-search-text';
import { MAX_MATCHES } from './find-models';
import { isShown } from './is-shown';

/** The one product that is called exactly as it was typed. */
export interface ExactProduct {
  readonly modelId: number;
  /** The key of the variant whose product number was typed; `null` where it was a name. */
  readonly numbered: string | null;
}

/** The most products that are looked at. */
const MOST = MAX_MATCHES + 1;

/** The products that have the word in their name, the best first. */
const POSTINGS_OF_NAMES = sql`(
  select product_model_id from ${productSearchWords} where word_id = known.id and weight > 0
  order by weight desc, rank desc, product_model_id desc limit ${MOST}::int)`;

/** `null` where the model's number was not typed, else the variant that is offered first. */
const variantNumbered = (typed: string): SQL => sql`(
  select variant.key from ${products} variant
  where variant.product_model_id = ${productModels.id} and variant.is_show
    and (lower(normalize(variant.code, NFKC)) = ${typed} or lower(normalize(${productModels.code}, NFKC)) = ${typed})
  order by variant.position, variant.id limit 1)`;

/** Long texts are told apart by their length alone, before their spaces are taken out: a common word has many products. */
const isCalled = (
  column: typeof productModels.name | typeof productModels.nameKana,
  typed: string,
): SQL => sql`(
  length(${column}) < 3 * length(${typed}::text)
  and length(regexp_replace(${column}, '[[:space:]]', '', 'g')) = length(${typed}::text)
  and array_to_string(search_name_words(${column}), '') = ${typed})`;

/**
 * The product whose number, name or reading is what was typed, whatever the width, the kana and the spaces; `null` where
 * none is, or more than one. Only products with that text as a word or as their number are looked at.
 */
export async function findExactProduct(
  db: Executor,
  channelId: number,
  typed: string,
  filter: SQL | undefined,
): Promise<ExactProduct | null> {
  const joined = wordsOf(typed).join('');
  if (joined === '') return null;
  // A number has digits, and is a word of few products. Any other text must be a word of the name, which alone has a
  // weight: a colour or a material is a word of far too many products to look at each of them.
  const mayBeNumber = /\d/.test(joined);
  const numbered = mayBeNumber ? variantNumbered(joined) : sql`null::text`;
  const postings = mayBeNumber ? sql`best_postings(known.id, ${MOST}::int)` : POSTINGS_OF_NAMES;
  const { rows } = await db.execute<{ modelId: number; numbered: string | null }>(sql`
    select found.model_id as "modelId", exact.numbered
    from (
      select posting.product_model_id as model_id from ${searchWords} known
      cross join lateral ${postings} posting
      where known.channel_id = ${channelId} and known.word = ${joined}
      union
      select id from ${productModels} where channel_id = ${channelId} and code in (${joined}, ${joined.toUpperCase()})) found
    cross join lateral (
      select ${numbered} as numbered, ${isCalled(productModels.name, joined)} or ${isCalled(productModels.nameKana, joined)} as is_called
      from ${productModels} where ${productModels.id} = found.model_id offset 0) exact
    ${isShown(filter)}
    where exact.numbered is not null or exact.is_called
    order by exact.numbered limit 2`);
  const [first, second] = rows;
  return first === undefined || second !== undefined ? null : first;
}
