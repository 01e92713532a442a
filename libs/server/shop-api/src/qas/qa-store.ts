import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { qaCategories, qas } from '../db/schema';
import { fillTermsInSql } from '../shop-terms/fill-terms-in-sql';
import { readShopTerms, type ShopTerms, type TermsContext } from '../shop-terms/read-shop-terms';

export type QaCategoryRow = typeof qaCategories.$inferSelect;
export interface QaRow {
  readonly qa: typeof qas.$inferSelect;
  readonly category: QaCategoryRow;
}

const MAX_WORDS = 10;

/** The category of that key and everything below it. */
const branchOf = (channelId: number, key: string): SQL => sql`(with recursive branch as (
    select id from ${qaCategories} where channel_id = ${channelId} and key = ${key}
    union select child.id from ${qaCategories} child join branch on child.parent_id = branch.id
  ) select id from branch)`;

/** Texts as shoppers read them, without elements and without differences of width and case: where words are looked for. */
const searchedText = (terms: ShopTerms): SQL =>
  sql`lower(normalize(${qas.question} || ' ' || regexp_replace(${fillTermsInSql(qas.answer, terms)}, '<[^>]*>', ' ', 'g'), NFKC))`;
const wordsOf = (word: string) =>
  word.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);

/** A page of the shown questions, category by category. */
export async function readQas(
  context: TermsContext,
  wanted: {
    readonly channelId: number;
    readonly category?: string | undefined;
    readonly word?: string | undefined;
  },
  bounds: { readonly limit: number; readonly offset: number },
): Promise<{ rows: QaRow[]; total: number }> {
  const { channelId, category } = wanted;
  const { db } = context;
  const words = wordsOf(wanted.word ?? '');
  const searched =
    words.length === 0 ? null : searchedText(await readShopTerms(context, { isWithShippingDays: true }));
  const condition = and(
    eq(qas.channelId, channelId),
    eq(qas.isShow, true),
    category === undefined ? undefined : sql`${qas.qaCategoryId} in ${branchOf(channelId, category)}`,
    ...words.map((one) => sql`strpos(${searched}, ${one}) > 0`),
  );
  const rows = await db
    .select({ qa: qas, category: qaCategories })
    .from(qas)
    .innerJoin(qaCategories, eq(qaCategories.id, qas.qaCategoryId))
    .where(condition)
    .orderBy(asc(qaCategories.position), asc(qaCategories.id), asc(qas.position), asc(qas.id))
    .limit(bounds.limit)
    .offset(bounds.offset);
  return { rows, total: await db.$count(qas, condition) };
}

/** All categories of questions of a shop, in order. */
export const readQaCategories = (db: Executor, channelId: number): Promise<QaCategoryRow[]> =>
  db
    .select()
    .from(qaCategories)
    .where(eq(qaCategories.channelId, channelId))
    .orderBy(asc(qaCategories.position), asc(qaCategories.id));
