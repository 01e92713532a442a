import type { MeasuredPart } from '@shop/contract/timeseries/measurement';
import type { BodyColumn, BodySize, BodyTable, WrittenRange } from './body-table';

/** What was measured of a body; a part that is missing was not. */
export type BodyMeasures = Readonly<Partial<Record<MeasuredPart, number | undefined>>>;

/** Where a measure lies in its column. */
type Place =
  /** Within the ranges of these sizes. */
  | 'fits'
  /** Smaller than the smallest, larger than the largest, or between two sizes. */
  | 'below'
  | 'above'
  | 'between';

/** What one measure says of the sizes. */
export interface SizeReason extends BodyColumn {
  readonly value: number;
  readonly place: Place;
  /** The sizes that fit it, from the smallest. */
  readonly fits: readonly { readonly size: string; readonly range: string }[];
}

/** How one size was found among several. */
export type SizeRule =
  /** Only this one fits everything that was measured. */
  | 'only'
  /** Several fit everything: the largest, for whoever wears it grows. */
  | 'largest'
  /** The parts lead to different sizes: the smallest of those that are too tight nowhere. */
  | 'not-tight';

/** The size that is recommended, why, and what could not be considered. */
export type SizeRecommendation =
  | { readonly kind: 'unmeasured'; readonly missing: readonly MeasuredPart[] }
  | {
      readonly kind: 'none';
      readonly reasons: readonly SizeReason[];
      readonly missing: readonly MeasuredPart[];
    }
  | {
      readonly kind: 'size';
      readonly size: string;
      readonly rule: SizeRule;
      readonly reasons: readonly SizeReason[];
      /** The parts that the size is chosen by, where the parts lead to different ones. */
      readonly deciding: readonly MeasuredPart[];
      /** The larger sizes that are too tight nowhere either, the next one first. */
      readonly larger: readonly string[];
      readonly missing: readonly MeasuredPart[];
    };

type Measured = BodyColumn & { readonly at: number; readonly value: number };

const includes = ({ from, to }: WrittenRange, value: number): boolean =>
  (from === null || from <= value) && (to === null || value <= to);
const isTight = (range: WrittenRange | null | undefined, value: number): boolean =>
  typeof range?.to === 'number' && value > range.to;
const isFitting = ({ ranges }: BodySize, { at, value }: Measured): boolean => {
  const range = ranges[at] ?? null;
  return range !== null && includes(range, value);
};

function reasonOf(sizes: readonly BodySize[], { at, ...measured }: Measured): SizeReason {
  const ranges = sizes.flatMap(({ size, ranges: all }) => {
    const range = all[at] ?? null;
    return range === null ? [] : [{ size, range }];
  });
  const fits = ranges.filter(({ range }) => includes(range, measured.value));
  const place = (): Place => {
    if (fits.length > 0) return 'fits';
    if (ranges.every(({ range }) => isTight(range, measured.value))) return 'above';
    return ranges.some(({ range }) => isTight(range, measured.value)) ? 'between' : 'below';
  };
  return {
    ...measured,
    place: place(),
    fits: fits.map(({ size, range }) => ({ size, range: range.text })),
  };
}

const uniqueParts = (columns: readonly BodyColumn[]): readonly MeasuredPart[] => [
  ...new Set(columns.map(({ part }) => part)),
];

/**
 * The size of a table that fits a body. Where several fit everything that was measured, the largest; where the parts lead
 * to different sizes, the smallest of those that are too tight nowhere. No size where the body is larger than all of them in
 * some part, or smaller in every part.
 */
export function recommendSize({ columns, sizes }: BodyTable, values: BodyMeasures): SizeRecommendation {
  const measured = columns.flatMap((column, at): readonly Measured[] => {
    const value = values[column.part];
    return value === undefined ? [] : [{ ...column, at, value }];
  });
  const missing = uniqueParts(columns.filter(({ part }) => values[part] === undefined));
  if (measured.length === 0) return { kind: 'unmeasured', missing };
  const reasons = measured.map((one) => reasonOf(sizes, one));
  const roomy = sizes.filter(({ ranges }) => measured.every(({ at, value }) => !isTight(ranges[at], value)));
  const fitsAll = roomy.filter((size) => measured.every((one) => isFitting(size, one)));
  const fitsSome = roomy.filter((size) => measured.some((one) => isFitting(size, one)));
  const isSmall = reasons.every(({ place }) => place === 'below');
  const chosen = fitsAll.at(-1) ?? fitsSome[0] ?? (isSmall ? undefined : roomy[0]);
  if (chosen === undefined) return { kind: 'none', reasons, missing };
  const fitting = measured.filter((one) => isFitting(chosen, one));
  const between = measured.filter((_one, at) => reasons[at]?.place === 'between');
  const isForAll = fitsAll.length > 0;
  return {
    kind: 'size',
    size: chosen.size,
    rule: isForAll ? (fitsAll.length === 1 ? 'only' : 'largest') : 'not-tight',
    reasons,
    deciding: isForAll ? [] : uniqueParts(fitting.length > 0 ? fitting : between),
    larger: roomy.slice(roomy.indexOf(chosen) + 1).map(({ size }) => size),
    missing,
  };
}
