import type { ApiClient } from '@shop/api-client/api-client';
import { getMaker } from '@shop/contract/makers/get-maker';
import { queryOptions } from '@tanstack/react-query';
import { makerKeys } from './maker-keys';
import { type MakerView, toMaker } from './makers-query';

/** One maker with its brands. */
export interface MakerDetailView extends MakerView {
  readonly brands: readonly { readonly key: string; readonly name: string }[];
  /** How many of its products the shop shows. */
  readonly productCount: number;
}

/** One maker by the key in its URL. Rejects with a NotFoundError where there is none. core §7 */
export function makerQuery(api: ApiClient, key: string) {
  return queryOptions({
    queryKey: makerKeys.detail(key),
    queryFn: async ({ signal }): Promise<MakerDetailView> => {
      const { data } = await api.call(getMaker, { params: { id: Number(key) } }, { signal });
      return {
        ...toMaker(data),
        brands: data.brands.map(({ key: brand, name }) => ({ key: brand, name })),
        productCount: data.product_count,
      };
    },
  });
}
