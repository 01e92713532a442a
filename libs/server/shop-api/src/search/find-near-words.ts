import { sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { searchForms, searchWords } from '../db/schema';
import { editDistance } from './edit-distance';
import { isSameButForMarks, kanaSlips } from './kana-slips';

/** From so many characters on two typos are forgiven; from three on one. */
const TWO_TYPOS_FROM = 7;
const ONE_TYPO_FROM = 3;
/** A shorter word that differs by a letter, marks apart, from the end of a compound is rather another word: ランチ and ランプ. */
const PART_WITH_TYPO_FROM = 4;

/** A longer word has more slips than are worth a look each. */
const LONGEST_PART = 8;

/** Sorts after everything that begins with the text before it. */
const AFTER_ALL = '\u{10ffff}';

/** The word without one of its characters, in every way. */
const withoutALetter = (word: string): readonly string[] => {
  const characters = [...word];
  return characters.map((_, gap) => characters.filter((_character, at) => at !== gap).join(''));
};

async function findNearWholeWords(db: Executor, channelId: number, word: string): Promise<readonly string[]> {
  const most = [...word].length < TWO_TYPOS_FROM ? 1 : 2;
  const isForm = sql`= any(${sql.param([word, ...withoutALetter(word)])}::text[])`;
  const { rows } = await db.execute<{ word: string }>(sql`
    select known.word from ${searchWords} known
    where known.channel_id = ${channelId} and known.word ${isForm}
    union
    select known.word from ${searchForms} typo
    join ${searchWords} known on known.id = typo.word_id
    where typo.channel_id = ${channelId} and typo.kind = 'slip' and typo.form ${isForm}`);
  return rows.map((row) => row.word).filter((known) => editDistance(word, known) <= most);
}

/**
 * Ends of compounds that differ from this word in kana by one letter, らんぷ of てーぶるらんぷ for らんぶ, and beginnings that
 * differ by its marks, くっきー of くっきー缶 for くつきー.
 */
async function findNearParts(db: Executor, channelId: number, word: string): Promise<readonly string[]> {
  const all = [...word].length > LONGEST_PART ? [] : kanaSlips(word);
  if (all.length === 0) return [];
  const marked = all.filter((slip) => isSameButForMarks(word, slip));
  const ends = word.length < PART_WITH_TYPO_FROM ? marked : all;
  const { rows } = await db.execute<{ form: string }>(sql`
    select slip as form from unnest(${sql.param(ends)}::text[]) slip
    cross join lateral (
      select from ${searchForms}
      where channel_id = ${channelId} and kind = 'part' and form = slip limit 1) part
    union
    select beginning as form from unnest(${sql.param(marked)}::text[]) beginning
    where exists (
      select from ${searchWords}
      where channel_id = ${channelId} and word ~>~ beginning and word ~<~ (beginning || ${AFTER_ALL}))`);
  return rows.map(({ form }) => form);
}

/**
 * The words of the vocabulary, and parts of compounds in it, that differ from this one by a typo, the nearest first: those
 * in which only marks of the kana differ, then those with fewer typos.
 */
export async function findNearWords(
  db: Executor,
  channelId: number,
  word: string,
): Promise<readonly string[]> {
  if ([...word].length < ONE_TYPO_FROM || /\d/.test(word)) return [];
  const whole = await findNearWholeWords(db, channelId, word);
  const parts = await findNearParts(db, channelId, word);
  return [...new Set([...whole, ...parts])]
    .map((near) => ({
      near,
      distance: isSameButForMarks(word, near) ? 0 : editDistance(word, near),
      isPart: whole.includes(near) ? 0 : 1,
    }))
    .sort(
      (one, other) =>
        one.distance - other.distance ||
        one.isPart - other.isPart ||
        one.near.localeCompare(other.near, 'ja'),
    )
    .map(({ near }) => near);
}
