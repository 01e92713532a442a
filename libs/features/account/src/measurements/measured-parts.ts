import { MEASURED_PARTS } from '@shop/contract/timeseries/measurement';

/** The name of a measured part in the API. */
export type MeasuredPart = keyof typeof MEASURED_PARTS;

/** A measured part as pages name it. */
export interface MeasuredPartView {
  readonly part: MeasuredPart;
  /** `身長` */
  readonly name: string;
  /** `cm`, and `kg` for the weight. */
  readonly unit: string;
  /** The largest value that is no slip of the pen. */
  readonly max: number;
}

const viewOf = (part: MeasuredPart): MeasuredPartView => ({
  part,
  ...MEASURED_PARTS[part],
  unit: part === 'weight' ? 'kg' : 'cm',
});

/** Something for each part. */
export function forEachPart<Value>(
  make: (view: MeasuredPartView) => Value,
): Readonly<Record<MeasuredPart, Value>> {
  return {
    height: make(viewOf('height')),
    weight: make(viewOf('weight')),
    chest: make(viewOf('chest')),
    waist: make(viewOf('waist')),
    hip: make(viewOf('hip')),
    shoulder: make(viewOf('shoulder')),
    sleeve: make(viewOf('sleeve')),
    inseam: make(viewOf('inseam')),
    head: make(viewOf('head')),
    foot: make(viewOf('foot')),
  };
}

/** Every part that can be measured, in the order of forms and tables. account §3 */
export const measuredParts: readonly MeasuredPartView[] = Object.values(forEachPart((view) => view));
