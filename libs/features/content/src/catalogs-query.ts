import type { ApiClient } from '@shop/api-client/api-client';
import { listCatalogs } from '@shop/contract/catalogs/list-catalogs';
import { type Picture, toPictureOrNull } from '@shop/site/views/picture';
import * as QUERY_ROOTS from '@shop/query/query-roots';
import { queryOptions } from '@tanstack/react-query';

/** A printed catalogue. */
export interface CatalogView {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly picture: Picture | null;
  readonly pageCount: number;
  readonly publishedOn: string;
  /** It can be ordered now. */
  readonly isOrderable: boolean;
}

/** The printed catalogues of the shop. core §7 */
export function catalogsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [QUERY_ROOTS.catalogs],
    queryFn: async ({ signal }): Promise<readonly CatalogView[]> => {
      const { data } = await api.call(listCatalogs, { query: { per: 'all' } }, { signal });
      return data.map((wire) => ({
        id: wire.id,
        title: wire.title,
        description: wire.description,
        picture: toPictureOrNull(wire.image),
        pageCount: wire.page_count,
        publishedOn: wire.published_on,
        isOrderable: wire.is_orderable,
      }));
    },
  });
}
