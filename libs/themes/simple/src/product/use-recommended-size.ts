import { latestMeasures } from '@shop/feature-account/measurements/latest-measures';
import { measurementsQuery } from '@shop/feature-account/measurements/measurements-query';
import type { BodyTable } from '@shop/feature-catalogue/size-recommendation/body-table';
import { recommendSize } from '@shop/feature-catalogue/size-recommendation/recommend-size';
import { useApi } from '@shop/query/use-api';
import { useQuery } from '@tanstack/react-query';

/** The size of a table that fits the latest measures of the member who is signed in; null until those are there. */
export function useRecommendedSize(table: BodyTable) {
  const { data, error, isPending, refetch } = useQuery(measurementsQuery(useApi()));
  if (data === undefined) return { advice: null, error, isPending, refetch };
  const measures = latestMeasures(data.entries);
  const values = Object.fromEntries(Object.entries(measures).map(([part, { value }]) => [part, value]));
  return { advice: { measures, found: recommendSize(table, values) }, error, isPending, refetch };
}
