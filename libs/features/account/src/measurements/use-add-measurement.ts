import type { ApiClient } from '@shop/api-client/api-client';
import { createMeasurement } from '@shop/contract/timeseries/create-measurement';
import { useApi } from '@shop/query/use-api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountKeys } from '../account-keys';
import type { MeasurementInput } from './measurement-fields';
import { type MeasurementList, toMeasurementViews } from './measurements-query';

/** Adds a measurement; the response is the list with it at the front, trimmed to the limit. account §4 */
export async function addMeasurement(api: ApiClient, body: MeasurementInput): Promise<MeasurementList> {
  const { data, limit } = await api.call(createMeasurement, { query: {}, body });
  return { entries: toMeasurementViews(data), limit: limit ?? data.length };
}

/** Adds a measurement and shows the list of the response. account §4 */
export function useAddMeasurement() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: MeasurementInput) => addMeasurement(api, body),
    onSuccess: (list) => queryClient.setQueryData(accountKeys.measurements, list),
  });
}
