import { and, eq, inArray, or } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { searchSynonyms } from '../db/schema';
import { latinSpellings } from './latin-spellings';
import { readingOf } from './readings';

type SynonymsOf = (word: string) => readonly string[];

/** The operator's synonyms of some searched words, also by their readings and from English and romaji; in both directions. */
export async function loadSynonyms(
  db: Executor,
  channelId: number,
  searched: readonly string[],
): Promise<SynonymsOf> {
  const words = new Set(searched.flatMap((word) => [word, readingOf(word) ?? word, ...latinSpellings(word)]));
  const rows =
    words.size === 0
      ? []
      : await db
          .select({ word: searchSynonyms.word, meaning: searchSynonyms.meaning })
          .from(searchSynonyms)
          .where(
            and(
              eq(searchSynonyms.channelId, channelId),
              or(inArray(searchSynonyms.word, [...words]), inArray(searchSynonyms.meaning, [...words])),
            ),
          );
  return (word) =>
    rows.flatMap((row) => (row.word === word ? [row.meaning] : row.meaning === word ? [row.word] : []));
}
