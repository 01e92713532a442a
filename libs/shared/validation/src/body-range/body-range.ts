/** The measures of a body that a size is for, both ends included; null: open on that side. */
export interface BodyRange {
  readonly from: number | null;
  readonly to: number | null;
}

const RANGE = /^(\d+(?:\.\d+)?)?[〜~-](\d+(?:\.\d+)?)?$/;
const NOTHING_SAID = /^[-–—―ー－]?$/;

const numberOf = (text: string | undefined): number | null => (text === undefined ? null : Number(text));

/**
 * The range that a size table writes: `155〜160`, `〜150`, `175〜`. Null for everything else: a single number is what a
 * garment measures, and a dash says nothing.
 */
export function readBodyRange(text: string): BodyRange | null {
  const match = RANGE.exec(text.normalize('NFKC').replace(/\s/g, ''));
  const from = numberOf(match?.[1]);
  const to = numberOf(match?.[2]);
  if (from === null && to === null) return null;
  return from !== null && to !== null && from > to ? null : { from, to };
}

/** Whether a size table may write this in a column of the body: a range, or nothing for a size that has none. */
export const isBodyCell = (text: string): boolean =>
  NOTHING_SAID.test(text.trim()) || readBodyRange(text) !== null;
