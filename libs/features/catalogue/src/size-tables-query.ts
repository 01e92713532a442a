import type { ApiClient } from '@shop/api-client/api-client';
import { listProductSizeTables } from '@shop/contract/products/list-product-size-tables';
import type { MeasuredPart } from '@shop/contract/timeseries/measurement';
import { queryOptions } from '@tanstack/react-query';
import { productPartKeys } from './product-part-keys';

/** サイズ表: the measures of the sizes that a product comes in. */
export interface SizeTableView {
  readonly key: string;
  readonly name: string;
  /** Of all measures; empty where each column names its own. */
  readonly unit: string;
  readonly columns: readonly string[];
  /** Which part of the wearer's body each column is for; null: a measure of the garment. */
  readonly bodyParts: readonly (MeasuredPart | null)[];
  readonly rows: readonly { readonly size: string; readonly values: readonly string[] }[];
  readonly note: string;
}

/** The size tables of a product; several where it consists of several things. core §3 */
export function sizeTablesQuery(api: ApiClient, key: string) {
  return queryOptions({
    queryKey: productPartKeys.sizeTables(key),
    queryFn: async ({ signal }): Promise<readonly SizeTableView[]> =>
      (await api.call(listProductSizeTables, { params: { key } }, { signal })).data.map(
        ({ body_parts, ...table }) => ({ ...table, bodyParts: body_parts }),
      ),
  });
}
