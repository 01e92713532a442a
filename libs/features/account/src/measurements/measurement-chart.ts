import type { MeasuredPart } from './measured-parts';
import type { MeasurementView } from './measurements-query';

/** A value of a part on a day. */
export interface ChartPoint {
  readonly day: string;
  readonly value: number;
  /** From the left and from the top, within the size of the chart. */
  readonly x: number;
  readonly y: number;
}

/** What a chart of one part over time is drawn from. */
export interface MeasurementChart {
  /** In the order of the days. */
  readonly points: readonly ChartPoint[];
  /** The values at the upper and the lower edge. */
  readonly top: number;
  readonly bottom: number;
}

const DAY_MS = 86_400_000;
/** One value alone, or all the same: so much is shown above and below. */
const LEAST_SPAN = 1;

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/**
 * The points of one part over time, the days to scale, in a chart of this size. Measurements of the same day are in the
 * order in which they were added.
 */
export function measurementChart(
  entries: readonly MeasurementView[],
  part: MeasuredPart,
  size: { readonly width: number; readonly height: number },
): MeasurementChart {
  const taken = [...entries]
    .reverse()
    .flatMap(({ day, values }) => (values[part] === null ? [] : [{ day, value: values[part] }]))
    .sort((a, b) => a.day.localeCompare(b.day));
  const values = taken.map(({ value }) => value);
  const days = taken.map(({ day }) => timeOf(day));
  const isFlat = Math.max(...values) === Math.min(...values);
  const top = Math.ceil(Math.max(...values)) + (isFlat ? LEAST_SPAN : 0);
  const bottom = Math.floor(Math.min(...values)) - (isFlat ? LEAST_SPAN : 0);
  const from = Math.min(...days);
  const span = Math.max(...days) - from;
  return {
    top,
    bottom,
    points: taken.map(({ day, value }) => ({
      day,
      value,
      x: span === 0 ? size.width / 2 : ((timeOf(day) - from) / span) * size.width,
      y: ((top - value) / (top - bottom)) * size.height,
    })),
  };
}
