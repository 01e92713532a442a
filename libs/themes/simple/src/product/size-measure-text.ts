import { type MeasuredPart, measuredParts } from '@shop/feature-account/measurements/measured-parts';
import type { SizeReason } from '@shop/feature-catalogue/size-recommendation/recommend-size';
import type { sizeAdviceWords } from './size-advice-words';

type AdviceWords = (typeof sizeAdviceWords)['words'];

const viewOf = (wanted: MeasuredPart) => measuredParts.find(({ part }) => part === wanted);

/** 身長・胸囲 */
export const partNames = (words: AdviceWords, parts: readonly MeasuredPart[]): string =>
  parts.map((part) => viewOf(part)?.name ?? part).join(words.separator);

/** The part with its value, `身長158.5cm`, and how the table calls it where that is another word. */
export function measureText(words: AdviceWords, { part, name, value }: SizeReason): string {
  const view = viewOf(part);
  const measured = `${value}${view?.unit ?? ''}`;
  if (view === undefined || view.name === name) return words.measure(name, measured);
  return words.measureAs(view.name, measured, name);
}

/** A range of the table with the part's unit, `155〜160cm`. */
export const rangeText = (part: MeasuredPart, range: string): string => `${range}${viewOf(part)?.unit ?? ''}`;
