import type { ApiClient } from '@shop/api-client/api-client';
import { createMeasurement } from '@shop/contract/timeseries/create-measurement';
import { DEFAULT_PURPOSE } from '@shop/contract/timeseries/measurement';
import { useSendOnce } from '@shop/query/use-send-once';
import { useGuardedMutation } from '@shop/query/use-guarded-mutation';
import { useQueryClient } from '@tanstack/react-query';
import { accountKeys } from '../account-keys';
import type { MeasurementInput } from './measurement-fields';
import { DEFAULT_MEASUREMENT_LIMIT, type MeasurementList, toMeasurementViews } from './measurements-query';

/** Adds a measurement; the response is the list with it at the front, trimmed to the limit. account §4 */
export async function addMeasurement(api: ApiClient, body: MeasurementInput): Promise<MeasurementList> {
  const response = await api.call(createMeasurement, { query: { purpose: DEFAULT_PURPOSE }, body });
  const limit = response.limit ?? DEFAULT_MEASUREMENT_LIMIT;
  return { entries: toMeasurementViews(response.data).slice(0, limit), limit };
}

/** Adds a measurement and shows the list of the response. account §4 */
export function useAddMeasurement() {
  const sendOnce = useSendOnce();
  const queryClient = useQueryClient();
  return useGuardedMutation({
    mutationFn: (body: MeasurementInput) => sendOnce(body, (api) => addMeasurement(api, body)),
    onSuccess: (list) => queryClient.setQueryData(accountKeys.measurements, list),
  });
}
