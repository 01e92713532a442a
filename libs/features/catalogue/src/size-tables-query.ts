import type { ApiClient } from '@shop/api-client/api-client';
import { listProductSizeTables } from '@shop/contract/products/list-product-size-tables';
import { queryOptions } from '@tanstack/react-query';
import { productKeys } from './product-keys';

/** サイズ表: the measures of the sizes that a product comes in. */
export interface SizeTableView {
  readonly key: string;
  readonly name: string;
  /** Of all measures; empty where each column names its own. */
  readonly unit: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly size: string; readonly values: readonly string[] }[];
  readonly note: string;
}

/** The size tables of a product; several where it consists of several things. core §3 */
export function sizeTablesQuery(api: ApiClient, key: string) {
  return queryOptions({
    queryKey: productKeys.sizeTables(key),
    queryFn: async ({ signal }): Promise<readonly SizeTableView[]> =>
      (await api.call(listProductSizeTables, { params: { key } }, { signal })).data,
  });
}
