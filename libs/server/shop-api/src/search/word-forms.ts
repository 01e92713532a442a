import { baseSynonymsOf } from './base-synonyms';
import { latinSpellings } from './latin-spellings';
import { homophonesOf, readingOf } from './readings';

/** How a form must occur in a product: as a word, as its beginning, or as a part of a compound or its beginning. */
export type MatchKind = 'exact' | 'prefix' | 'part' | 'part-prefix';

/** One thing to look up for a searched word. */
export interface WordForm {
  readonly form: string;
  readonly kind: MatchKind;
  /** What such a match adds to the score; 60 more where the product is named so. */
  readonly quality: number;
}

const QUALITY = { typed: 100, read: 95, homophone: 92, stem: 90, polite: 88, synonym: 75 } as const;
/** What a match loses that is not the whole word. */
const LOSS: Readonly<Record<MatchKind, number>> = { exact: 0, prefix: 20, part: 15, 'part-prefix': 35 };
const BEGINS_WITH_KANJI = /^\p{Script=Han}/u;
/** 白い and 丸い: products are named by the noun (白, 丸盆). */
const ADJECTIVE = /^(\p{Script=Han}+)い$/u;
const IS_KANA = /^[ぁ-ゖー]+$/u;
const UNITS: readonly (readonly [RegExp, string])[] = [
  [/^(\d+)(?:せんち|せんちめーとる)$/, '$1cm'],
  [/^(\d+)(?:りっとる)$/, '$1l'],
];

/** Letters from which on a beginning says something: 椅子 and まぐ do, い does not. */
const isTelling = (form: string, kanaLetters: number) =>
  [...form].length >= (BEGINS_WITH_KANJI.test(form) ? 1 : kanaLetters);

function formsOf(form: string, quality: number, kinds: readonly MatchKind[]): readonly WordForm[] {
  return kinds.map((kind) => ({ form, kind, quality: quality - LOSS[kind] }));
}

/** The ways in which a word as it is spelled may occur in a product. */
function spelled(form: string, quality: number, beginning = 2): readonly WordForm[] {
  return formsOf(form, quality, [
    'exact',
    ...(isTelling(form, beginning) ? (['prefix'] as const) : []),
    'part',
    ...(isTelling(form, 3) ? (['part-prefix'] as const) : []),
  ]);
}

/**
 * Everything by which a searched word is looked up: as typed, by its reading, as words that are read the same, without
 * a polite お, as the noun of an adjective, from English and romaji, and as its synonyms. `synonymsOf` gives the operator's.
 */
export function wordForms(
  word: string,
  synonymsOf: (word: string) => readonly string[],
): readonly WordForm[] {
  const unit = UNITS.find(([pattern]) => pattern.test(word));
  const stem = ADJECTIVE.exec(word)?.[1];
  const polite = /^[おご御](?=..|\p{Script=Han})/u.test(word) ? word.slice(1) : null;
  const bases: readonly (readonly [string, number])[] = [
    [word, QUALITY.typed],
    ...(unit === undefined ? [] : [[word.replace(unit[0], unit[1]), QUALITY.read] as const]),
    ...latinSpellings(word).map((spelling) => [spelling, QUALITY.read] as const),
    ...(stem === undefined ? [] : [[stem, QUALITY.stem] as const]),
    ...(polite === null ? [] : [[polite, QUALITY.polite] as const]),
  ];
  const same = bases.flatMap(([base, quality]) => {
    const reading = readingOf(base);
    return [
      ...spelled(base, quality),
      ...(reading === null ? [] : spelled(reading, quality - 100 + QUALITY.read, 3)),
      ...(IS_KANA.test(base)
        ? homophonesOf(base).flatMap((one) =>
            formsOf(one, quality - 100 + QUALITY.homophone, ['exact', 'prefix', 'part']),
          )
        : []),
    ];
  });
  const written = [...new Set(same.map(({ form }) => form))];
  const meant = [...new Set(written.flatMap((form) => [...baseSynonymsOf(form), ...synonymsOf(form)]))];
  return [...same, ...meant.flatMap((one) => formsOf(one, QUALITY.synonym, ['exact', 'prefix', 'part']))];
}
