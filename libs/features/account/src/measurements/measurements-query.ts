import type { ApiClient } from '@shop/api-client/api-client';
import { listMeasurements } from '@shop/contract/timeseries/list-measurements';
import { DEFAULT_PURPOSE, type Measurement } from '@shop/contract/timeseries/measurement';
import { queryOptions } from '@tanstack/react-query';
import { accountKeys } from '../account-keys';

/** Until the server's header says otherwise. account §9 */
export const DEFAULT_MEASUREMENT_LIMIT = 1;

/** One taking of measures. */
export interface MeasurementView {
  readonly id: number;
  /** The day on which they were taken, `2026-03-01`. */
  readonly day: string;
  /** Centimetres, and kilograms for the weight; `null` for what was not measured. */
  readonly values: Measurement['values'];
}

/** The member's measurements. */
export interface MeasurementList {
  /** The one that was added last is the first. */
  readonly entries: readonly MeasurementView[];
  /** How many are kept: one more takes the place of the oldest. */
  readonly limit: number;
}

/** The wire's measurements as the pages see them. */
export const toMeasurementViews = (wire: readonly Measurement[]): readonly MeasurementView[] =>
  wire.map(({ id, measured_on, values }) => ({ id, day: measured_on, values }));

/** The member's measurements, the latest first. account §7 */
export function measurementsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: accountKeys.measurements,
    queryFn: async ({ signal }): Promise<MeasurementList> => {
      const { data, limit } = await api.call(
        listMeasurements,
        { query: { purpose: DEFAULT_PURPOSE } },
        { signal },
      );
      return { entries: toMeasurementViews(data), limit: limit ?? DEFAULT_MEASUREMENT_LIMIT };
    },
  });
}
