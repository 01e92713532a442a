import type { Executor } from '../db/database';
import { typedWords } from '../products/normalise-search-text';
import { findNearWords } from './find-near-words';
import { findWords, type FoundWord } from './find-words';
import { loadSynonyms } from './load-synonyms';
import { readingOf } from './readings';
import { romajiToKana } from './romaji-to-kana';
import { displaySpellingOf } from './display-spelling-of';
import { wordForms } from './word-forms';

/** A compound of more characters is not taken apart. */
const LONGEST_COMPOUND = 16;
/** Unknown words of one search that are interpreted: each costs many looks into the vocabulary. */
const MOST_INTERPRETED = 3;
/** Between the parts of a compound, and without a meaning for the search. */
const PARTICLE = /[のなとやい]$/u;

/** What a search looks for. */
export interface ResolvedSearch {
  /** For each word the words of the vocabulary that answer it; one without any means that nothing is found. */
  readonly words: readonly (readonly FoundWord[])[];
  /** What was searched instead, as the products spell it, where what was typed finds nothing. */
  readonly corrected: string | null;
}

/** A compound as two words that both are known: 陶器マグ, 木の椅子; `null` where there is no such place. */
async function splitCompound(
  db: Executor,
  channelId: number,
  word: string,
): Promise<readonly (readonly FoundWord[])[] | null> {
  const characters = [...word];
  if (characters.length < 3 || characters.length > LONGEST_COMPOUND) return null;
  const halves = characters
    .slice(1)
    .map((_, at): readonly [string, string] => [
      characters
        .slice(0, at + 1)
        .join('')
        .replace(PARTICLE, ''),
      characters.slice(at + 1).join(''),
    ])
    .filter(([head, tail]) =>
      [head, tail].every((half) => [...half].length > 1 || /\p{Script=Han}/u.test(half)),
    );
  const lists = halves
    .flat()
    .map((half) => wordForms(half, () => []).filter(({ kind }) => kind !== 'part-prefix'));
  const found = await findWords(db, channelId, lists);
  const best = (words: readonly FoundWord[] | undefined) => words?.[0]?.quality ?? 0;
  const known = halves
    .map((_, at) => ({ head: found[at * 2] ?? [], tail: found[at * 2 + 1] ?? [] }))
    .filter(({ head, tail }) => head.length > 0 && tail.length > 0)
    .sort((one, other) => best(other.head) + best(other.tail) - best(one.head) - best(one.tail));
  const [first] = known;
  return first === undefined ? null : [first.head, first.tail];
}

/**
 * Looks up what a typed search means: its words by spelling, reading, synonym and compound, and where a word is unknown
 * the known one that differs from it by a typo. Text in quotation marks is searched as it is typed.
 */
export async function resolveSearch(db: Executor, channelId: number, typed: string): Promise<ResolvedSearch> {
  const isExact = /^\s*["“”].*["“”]\s*$/u.test(typed);
  const asTyped = typedWords(typed);
  const words = asTyped.map(({ word }) => word);
  const synonymsOf = await loadSynonyms(db, channelId, words);
  const found = await findWords(
    db,
    channelId,
    words.map((word) => wordForms(word, synonymsOf)),
  );
  const resolved: (readonly FoundWord[])[] = [];
  const searched: string[] = [];
  let hasCorrection = false;
  let interpreted = 0;
  for (const [at, { typed: spelled, word }] of asTyped.entries()) {
    const direct = found[at] ?? [];
    const isUnknown = direct.length === 0 && !isExact && interpreted < MOST_INTERPRETED;
    if (isUnknown) interpreted += 1;
    const other = isUnknown ? await interpret(db, channelId, word) : null;
    const isCorrected = other !== null && other.word !== word;
    searched.push(isCorrected ? await displaySpellingOf(db, channelId, other.word) : spelled);
    resolved.push(...(other?.found ?? [direct]));
    hasCorrection ||= isCorrected;
  }
  return { words: resolved, corrected: hasCorrection ? searched.join(' ') : null };
}

/** A word that is not known: kana are rather a typo, anything else rather a compound. */
async function interpret(db: Executor, channelId: number, word: string) {
  const isKana = /^[ぁ-ゖー]+$/u.test(word);
  const meant = isKana ? await findMeant(db, channelId, word) : null;
  if (meant !== null) return meant;
  const parts = await splitCompound(db, channelId, word);
  if (parts !== null) return { word, found: parts };
  return isKana ? null : findMeant(db, channelId, word);
}

async function findMeant(db: Executor, channelId: number, word: string) {
  for (const spelling of new Set([word, romajiToKana(word) ?? word, readingOf(word) ?? word])) {
    const [meant] = await findNearWords(db, channelId, spelling);
    if (meant !== undefined)
      return { word: meant, found: await findWords(db, channelId, [wordForms(meant, () => [])]) };
  }
  return null;
}
