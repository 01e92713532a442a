import * as v from 'valibot';
import { Id } from '../wire/id';
import { DateText, Timestamp } from '../wire/timestamp';

/** What is measured: the key in the API, its Japanese name, and the largest value that is not a slip of the pen. */
export const MEASURED_PARTS = {
  height: { name: '身長', max: 250 },
  weight: { name: '体重', max: 250 },
  chest: { name: '胸囲', max: 200 },
  waist: { name: '胴囲', max: 200 },
  hip: { name: '腰囲', max: 200 },
  shoulder: { name: '肩幅', max: 100 },
  sleeve: { name: '裄丈', max: 150 },
  inseam: { name: '股下', max: 150 },
  head: { name: '頭囲', max: 100 },
  foot: { name: '足の長さ', max: 50 },
} as const;

const TENTH = 10;
const isTenth = (value: number) => Math.abs(value * TENTH - Math.round(value * TENTH)) < 1e-6;

/** Centimetres, or kilograms for the weight, to one decimal place. */
const measure = ({ name, max }: { readonly name: string; readonly max: number }) =>
  v.optional(
    v.nullable(
      v.pipe(
        v.number(`${name}は小数点第1位までの数値を入力してください`),
        v.minValue(1, `${name}は1以上の値を入力してください`),
        v.maxValue(max, `${name}は${max}以下の値を入力してください`),
        v.check(isTenth, `${name}は小数点第1位までの数値を入力してください`),
      ),
    ),
    null,
  );

/** The measured parts; a part that was not measured is null. */
export const MeasuredValues = v.object({
  height: measure(MEASURED_PARTS.height),
  weight: measure(MEASURED_PARTS.weight),
  chest: measure(MEASURED_PARTS.chest),
  waist: measure(MEASURED_PARTS.waist),
  hip: measure(MEASURED_PARTS.hip),
  shoulder: measure(MEASURED_PARTS.shoulder),
  sleeve: measure(MEASURED_PARTS.sleeve),
  inseam: measure(MEASURED_PARTS.inseam),
  head: measure(MEASURED_PARTS.head),
  foot: measure(MEASURED_PARTS.foot),
});
export type MeasuredValues = v.InferOutput<typeof MeasuredValues>;

/** The name of a measured part. */
export const MeasuredPart = v.keyof(MeasuredValues);
export type MeasuredPart = v.InferOutput<typeof MeasuredPart>;

const MAX_PURPOSE_LENGTH = 32;

/** What the measurements are for, e.g. `uniform`; each purpose has its own list. */
export const MeasurementPurpose = v.pipe(
  v.string(),
  v.maxLength(MAX_PURPOSE_LENGTH),
  v.regex(/^[a-z][a-z0-9_-]*$/),
);
export const DEFAULT_PURPOSE = 'uniform';

/** One taking of measures (account §3 "Timeseries measurement"). */
export const Measurement = v.object({
  id: Id,
  purpose: MeasurementPurpose,
  /** The day on which they were taken. */
  measured_on: DateText,
  values: MeasuredValues,
  created_at: Timestamp,
});
export type Measurement = v.InferOutput<typeof Measurement>;
