import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import type { FoundWord } from './find-words';
import { isShown } from './is-shown';

/** Products that are read for each one of the page, since some may be hidden or found by several words. */
const READ_FOR_EACH = 4;
const READ_BESIDES = 60;

interface BestPage {
  /** The words of the vocabulary that match the searched one. */
  readonly word: readonly FoundWord[];
  readonly filter: SQL | undefined;
  readonly limit: number;
  readonly offset: number;
  /** The most products that are read of each word. */
  readonly most: number;
}

/**
 * Lists one page of a search for a single word that nothing narrows. Reads the best products of each matching word of
 * the vocabulary, so that the costs do not grow with the catalogue, and reads more of them only where these do not settle
 * which products are on the page.
 */
export async function listTopMatches(db: Executor, page: BestPage): Promise<readonly number[]> {
  const few = Math.min(page.most, READ_FOR_EACH * (page.offset + page.limit) + READ_BESIDES);
  const first = await readPage(db, page, few);
  return first.isCertain || few === page.most ? first.ids : (await readPage(db, page, page.most)).ids;
}

/** The page from the best `read` products of each word, or `null` where these do not settle which products are on it. */
export async function findTopMatches(
  db: Executor,
  page: Omit<BestPage, 'most'>,
  read: number,
): Promise<readonly number[] | null> {
  const { ids, isCertain } = await readPage(db, page, read);
  return isCertain ? ids : null;
}

/**
 * Lists the page from the best `read` products of each word. A product that was not read ranks below the last one of its
 * word that was read, so the page is certain where it is full and ranks above all of those.
 */
async function readPage(
  db: Executor,
  { word, filter, limit, offset }: Omit<BestPage, 'most'>,
  read: number,
): Promise<{ readonly ids: readonly number[]; readonly isCertain: boolean }> {
  const order = sql`score desc, rank desc, model_id desc`;
  const { rows } = await db.execute<{ ids: number[]; isCertain: boolean }>(sql`
    with candidates as materialized (
      select found.id as word, posting.product_model_id as model_id,
        found.quality + posting.weight as score, posting.rank
      from jsonb_to_recordset(${JSON.stringify(word)}::jsonb) as found(id int, quality int)
      cross join lateral best_postings(found.id, ${read}::int) posting
    ), unread as (
      select max(last) as best from (
        select min(array[score, rank, model_id]) as last from candidates
        group by word having count(*) = ${read}::int) lasts
    ), page as (
      select found.* from (
        select model_id, max(rank) as rank, max(score) as score from candidates
        group by model_id order by ${order}) found
      ${isShown(filter)}
      order by ${order} limit ${limit} offset ${offset}
    )
    select coalesce(array_agg(model_id order by ${order}), '{}') as ids,
      (select best from unread) is null
        or (count(*) = ${limit}::int and min(array[score, rank, model_id]) >= (select best from unread)) as "isCertain"
    from page`);
  return rows[0] ?? { ids: [], isCertain: true };
}
