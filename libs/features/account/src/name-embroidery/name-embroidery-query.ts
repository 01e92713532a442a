import type { ApiClient } from '@shop/api-client/api-client';
import { getNameEmbroidery } from '@shop/contract/name-embroideries/get-name-embroidery';
import { queryOptions } from '@tanstack/react-query';
import { accountKeys } from '../account-keys';
import { type EmbroideryValues, toEmbroideryValues } from './embroidery-fields';

/** What the member has stitched onto things; `null` while nothing is set. */
export function nameEmbroideryQuery(api: ApiClient) {
  return queryOptions({
    queryKey: accountKeys.nameEmbroidery,
    queryFn: async ({ signal }): Promise<EmbroideryValues | null> => {
      const { name_embroidery: stored } = (await api.call(getNameEmbroidery, {}, { signal })).data;
      return stored === null ? null : toEmbroideryValues(stored);
    },
  });
}
