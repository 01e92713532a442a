import { readings as READINGS } from './readings.json';

const HAS_KANJI = /[\p{Script=Han}々]/u;
/** A word of the dictionary has at most so many characters. */
const LONGEST = 4;
/** Words of one reading that are tried: the rest of a long list of homophones is rare. */
const MOST_HOMOPHONES = 12;

interface Dictionary {
  readonly readingOf: ReadonlyMap<string, string>;
  readonly homophones: ReadonlyMap<string, readonly string[]>;
}

function readDictionary(): Dictionary {
  const readingOf = new Map<string, string>();
  const homophones = new Map<string, string[]>();
  for (const line of READINGS.split('\n')) {
    const [surface = '', ...readings] = line.split(' ');
    if (readings[0] !== undefined) readingOf.set(surface, readings[0]);
    for (const reading of readings) {
      const known = homophones.get(reading);
      if (known === undefined) homophones.set(reading, [surface]);
      else known.push(surface);
    }
  }
  return { readingOf, homophones };
}

/** Makes a value when it is first asked for, and keeps it. */
function onFirstUse<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}

/**
 * Nouns and their readings, made of mecab-ipadic by `tools/search/make-readings.mjs`. Read by the first search:
 * commands and most tests search nothing.
 */
const dictionary = onFirstUse(readDictionary);

/**
 * The reading of a normalised word in hiragana, by the longest words of the dictionary; `null` where it has no kanji or
 * one that the dictionary does not know.
 */
export function readingOf(word: string): string | null {
  if (!HAS_KANJI.test(word)) return null;
  const known = dictionary().readingOf;
  const characters = [...word];
  let reading = '';
  for (let start = 0; start < characters.length;) {
    let length = Math.min(LONGEST, characters.length - start);
    const part = () => characters.slice(start, start + length).join('');
    while (length > 1 && !known.has(part())) length -= 1;
    const piece = part();
    const read = known.get(piece) ?? (HAS_KANJI.test(piece) ? null : piece);
    if (read === null) return null;
    reading += read;
    start += length;
  }
  return reading;
}

/** The words that are written with kanji and read like this hiragana. */
export const homophonesOf = (reading: string): readonly string[] =>
  (dictionary().homophones.get(reading) ?? []).slice(0, MOST_HOMOPHONES);
