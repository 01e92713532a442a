import type { ApiClient } from '@shop/api-client';
import { listBrands } from '@shop/contract/brands/list-brands';
import { queryOptions } from '@tanstack/react-query';

/** A brand to choose. */
export interface BrandView {
  readonly key: string;
  readonly name: string;
}

/** Every brand of the shop. account §7 */
export function brandsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['brands'],
    queryFn: async ({ signal }): Promise<readonly BrandView[]> => {
      const { data } = await api.call(listBrands, { query: { per: 'all' } }, { signal });
      return data.map(({ key, name }) => ({ key, name }));
    },
  });
}
