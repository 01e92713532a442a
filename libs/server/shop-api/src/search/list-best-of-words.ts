import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { productSearchWords } from '../db/schema';
import type { FoundWord } from './find-words';
import { isShown } from './is-shown';

interface WordsPage {
  /** For each searched word the words of the vocabulary that match it. */
  readonly words: readonly (readonly FoundWord[])[];
  readonly filter: SQL | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** The products that have every searched word. */
const havingAll = (words: WordsPage['words']): SQL =>
  sql.join(
    words.map(
      (word) => sql`select product_model_id as model_id from ${productSearchWords}
        where word_id = any(${sql.param(word.map(({ id }) => id))}::int[])`,
    ),
    sql` intersect `,
  );

/**
 * Lists one page of a search for several words: of all products that have them, or from the best `read` products of each word
 * of the vocabulary, and then `null` where these do not settle which products are on it. A product that was read of none has
 * for each searched word at most what the last one that was read has, so the page is certain where it is full and ranks above
 * the sum of those, or where all products of a searched word were read.
 */
export async function listBestOfWords(
  db: Executor,
  { words, filter, limit, offset }: WordsPage,
  read: number | 'all',
): Promise<readonly number[] | null> {
  const wanted = words.flatMap((word, place) => word.map((one) => ({ ...one, place })));
  const order = sql`score desc, rank desc, model_id desc`;
  // "offset 0" makes the words of each candidate be looked up: the planner would otherwise read all products of the words.
  const postings =
    read === 'all'
      ? sql`join ${productSearchWords} posting on posting.product_model_id = candidate.model_id`
      : sql`cross join lateral (
          select word_id, weight, rank from ${productSearchWords}
          where product_model_id = candidate.model_id offset 0) posting`;
  const { rows } = await db.execute<{ ids: number[]; isCertain: boolean }>(sql`
    with wanted as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as one(id int, quality int, place int)
    ), best as materialized (
      select wanted.place, wanted.id as word, posting.product_model_id as model_id,
        wanted.quality + posting.weight as score, posting.rank
      from wanted cross join lateral best_postings(wanted.id, ${read === 'all' ? 0 : read}::int) posting
    ), unread as (
      select place, max(last) as last from (
        select place, min(array[score, rank, model_id]) as last from best
        group by place, word having count(*) = ${read === 'all' ? 0 : read}::int) lasts
      group by place
    ), scored as (
      select model_id, sum(score)::int as score, max(rank) as rank from (
        select candidate.model_id, wanted.place, max(wanted.quality + posting.weight) as score, max(posting.rank) as rank
        from (${read === 'all' ? havingAll(words) : sql`select distinct model_id from best`}) candidate
        ${postings}
        join wanted on wanted.id = posting.word_id
        group by candidate.model_id, wanted.place) as of_word
      group by model_id having count(*) = ${words.length}::int
    ), page as (
      select found.* from (select model_id, score, rank from scored order by ${order}) found
      ${isShown(filter)}
      order by ${order} limit ${limit} offset ${offset}
    ), bound as (
      select array[sum(last[1])::int, (min(last[2:3]))[1], (min(last[2:3]))[2]] as best
      from unread having count(*) = ${words.length}::int
    )
    select coalesce(array_agg(model_id order by ${order}), '{}') as ids,
      (select best from bound) is null
        or (count(*) = ${limit}::int and min(array[score, rank, model_id]) >= (select best from bound)) as "isCertain"
    from page`);
  const [row] = rows;
  return row?.isCertain === true ? row.ids : null;
}
