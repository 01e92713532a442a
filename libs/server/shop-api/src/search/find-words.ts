import { sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { searchForms, searchWords } from '../db/schema';
import type { WordForm } from './word-forms';

/** Words that begin with one form; more would say nothing about what is meant. */
const MOST_OF_BEGINNING = 40;
/** Words of the vocabulary by which one searched word is answered: its best. */
const MOST_WORDS = 60;
/** Sorts after everything that begins with the text before it. */
const AFTER_ALL = '\u{10ffff}';

/** A word of the vocabulary that answers a searched one. */
export interface FoundWord {
  readonly id: number;
  readonly quality: number;
}

/** The words of the vocabulary that these forms find, for each list of forms its own, the best first. */
export async function findWords(
  db: Executor,
  channelId: number,
  lists: readonly (readonly WordForm[])[],
): Promise<readonly (readonly FoundWord[])[]> {
  const wanted = lists.flatMap((forms, list) => forms.map((form) => ({ ...form, list })));
  if (wanted.length === 0) return lists.map(() => []);
  const { rows } = await db.execute<{ list: number; id: number; quality: number }>(sql`
    with wanted as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
        as one(list int, form text, kind text, quality int)
    ), found as (
      select wanted.list, wanted.quality, known.id from wanted
      join ${searchWords} known on known.channel_id = ${channelId} and known.word = wanted.form
      where wanted.kind = 'exact'
      union all
      select wanted.list, wanted.quality, known.id from wanted cross join lateral (
        select id from ${searchWords} known
        where known.channel_id = ${channelId} and known.word ~>~ wanted.form
          and known.word ~<~ (wanted.form || ${AFTER_ALL})
        limit ${MOST_OF_BEGINNING}) known
      where wanted.kind = 'prefix'
      union all
      select wanted.list, wanted.quality, known.word_id from wanted
      join ${searchForms} known on known.channel_id = ${channelId} and known.kind = 'part' and known.form = wanted.form
      where wanted.kind = 'part'
      union all
      select wanted.list, wanted.quality, known.word_id from wanted cross join lateral (
        select word_id from ${searchForms} known
        where known.channel_id = ${channelId} and known.kind = 'part' and known.form ~>~ wanted.form
          and known.form ~<~ (wanted.form || ${AFTER_ALL})
        limit ${MOST_OF_BEGINNING}) known
      where wanted.kind = 'part-prefix'
    )
    select list, id, max(quality)::int as quality from found group by list, id order by quality desc, id`);
  return lists.map((_, list) =>
    rows
      .filter((row) => row.list === list)
      .slice(0, MOST_WORDS)
      .map(({ id, quality }) => ({ id, quality })),
  );
}
