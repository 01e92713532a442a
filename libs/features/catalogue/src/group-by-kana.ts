/** The rows of the Japanese syllabary, each with the first syllables that belong to it. */
const ROWS: readonly (readonly [string, RegExp])[] = [
  ['ア', /^[ァ-オヴ]/],
  ['カ', /^[カ-ゴヵヶ]/],
  ['サ', /^[サ-ゾ]/],
  ['タ', /^[タ-ド]/],
  ['ナ', /^[ナ-ノ]/],
  ['ハ', /^[ハ-ポ]/],
  ['マ', /^[マ-モ]/],
  ['ヤ', /^[ャ-ヨ]/],
  ['ラ', /^[ラ-ロ]/],
  ['ワ', /^[ヮ-ン]/],
];

/** Entries whose readings begin in the same row of the syllabary. */
export interface KanaGroup<Entry> {
  /** ア to ワ; `null` for readings that do not begin with katakana. */
  readonly row: string | null;
  readonly entries: readonly Entry[];
}

const COLLATOR = new Intl.Collator('ja');
const rowOf = (kana: string): string | null =>
  ROWS.find(([, pattern]) => pattern.test(kana.normalize('NFKC')))?.[0] ?? null;

/** Groups entries by the row of their reading, in the order of the syllabary; rows without entries are left out. */
export function groupByKana<Entry extends { readonly kana: string }>(
  entries: readonly Entry[],
): readonly KanaGroup<Entry>[] {
  const sorted = entries.toSorted((one, other) => COLLATOR.compare(one.kana, other.kana));
  return [...ROWS.map(([row]) => row), null]
    .map((row) => ({ row, entries: sorted.filter(({ kana }) => rowOf(kana) === row) }))
    .filter((group) => group.entries.length > 0);
}
