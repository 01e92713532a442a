import type { SQL } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { typedWords } from '../products/normalise-search-text';
import { countFound } from './find-models';
import { findNearWords } from './find-near-words';
import { findWords } from './find-words';
import { resolveSearch } from './resolve-search';
import { displaySpellingOf } from './display-spelling-of';
import { wordForms } from './word-forms';

/** Corrections that are offered. */
const MOST = 5;
/** Corrections that are tried: each costs a search. */
const MOST_TRIED = 12;
/** Words of the vocabulary that are tried for one that was typed. */
const MOST_NEAR = 3;
/** A longer word is not searched for known beginnings and ends. */
const LONGEST = 16;

interface Corrected {
  readonly channelId: number;
  /** The products that this shopper may see. */
  readonly filter: SQL | undefined;
  readonly typed: string;
}

/** The texts without one of their words, and each word alone. */
const fewerWords = (words: readonly string[]): readonly string[] =>
  words.length < 2
    ? []
    : [...words.map((_, gap) => words.filter((_word, at) => at !== gap).join(' ')), ...words];

/** The longest beginnings and ends of an unknown word that are known words: 北欧マグカップ → マグカップ. */
async function knownParts(db: Executor, channelId: number, word: string): Promise<readonly string[]> {
  const characters = [...word];
  if (characters.length > LONGEST) return [];
  const parts = characters
    .slice(1)
    .flatMap((_, gap) => [characters.slice(gap + 1).join(''), characters.slice(0, -gap - 1).join('')])
    .filter((part) => [...part].length > 1);
  const found = await findWords(
    db,
    channelId,
    parts.map((part) => wordForms(part, () => []).filter(({ kind }) => kind === 'exact')),
  );
  return parts.filter((_, at) => (found[at] ?? []).length > 0);
}

async function* corrections(db: Executor, { channelId, typed }: Corrected): AsyncGenerator<string> {
  const words = typedWords(typed);
  if (words.length === 0) return;
  const spelled = words.map((word) => word.typed);
  // What was in quotation marks was searched as it was typed.
  if (/["“”]/u.test(typed)) {
    const { corrected } = await resolveSearch(db, channelId, spelled.join(' '));
    yield corrected ?? spelled.join(' ');
  }
  for (const [at, { word }] of words.entries())
    for (const near of (await findNearWords(db, channelId, word)).slice(0, MOST_NEAR))
      yield spelled.with(at, await displaySpellingOf(db, channelId, near)).join(' ');
  yield* fewerWords(spelled);
  for (const { word } of words)
    for (const part of await knownParts(db, channelId, word))
      yield await displaySpellingOf(db, channelId, part);
}

/**
 * もしかして: what a search that finds nothing may have meant, the nearest first. Each of them finds something that this
 * shopper may see.
 */
export async function listCorrections(db: Executor, corrected: Corrected): Promise<readonly string[]> {
  const tried = new Set([corrected.typed.trim()]);
  const offered: string[] = [];
  for await (const text of corrections(db, corrected)) {
    if (offered.length === MOST || tried.size > MOST_TRIED) break;
    if (tried.has(text)) continue;
    tried.add(text);
    const resolved = await resolveSearch(db, corrected.channelId, text);
    const meant = resolved.corrected ?? text;
    const [found] = await countFound(db, {
      words: resolved.words,
      filter: corrected.filter,
      isSelective: false,
    });
    if ((found?.value ?? 0) > 0 && !offered.includes(meant)) offered.push(meant);
  }
  return offered;
}
