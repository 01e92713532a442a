import type { ApiClient } from '@shop/api-client/api-client';
import { listBrands } from '@shop/contract/brands/list-brands';
import { type Picture, toPictureOrNull } from '@shop/site/views/picture';
import { queryOptions } from '@tanstack/react-query';
import * as QUERY_ROOTS from '@shop/query/query-roots';

/** A brand to choose. */
export interface BrandView {
  readonly key: string;
  readonly name: string;
  readonly kana: string;
  readonly makerName: string;
  /** What its maker says of itself. */
  readonly makerDescription: string;
  /** Of one of its products. */
  readonly picture: Picture | null;
}

/** Every brand of the shop. Brands that are there are not loaded again. account §4, §7 */
export function brandsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [QUERY_ROOTS.brands],
    staleTime: Number.POSITIVE_INFINITY,
    // Nothing observes them between two pages that show them.
    gcTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<readonly BrandView[]> => {
      const { data } = await api.call(listBrands, { query: { per: 'all' } }, { signal });
      return data.map(({ key, name, name_kana, maker, image }) => ({
        key,
        name,
        kana: name_kana,
        makerName: maker.name,
        makerDescription: maker.description,
        picture: toPictureOrNull(image),
      }));
    },
  });
}
