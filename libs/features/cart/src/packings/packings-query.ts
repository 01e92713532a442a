import type { ApiClient } from '@shop/api-client/api-client';
import { listPackings, type Packing } from '@shop/contract/packings/list-packings';
import * as QUERY_ROOTS from '@shop/query/query-roots';
import { queryOptions } from '@tanstack/react-query';

/** A way to wrap goods, or a noshi, that the shop offers. */
export interface PackingChoice {
  readonly key: string;
  readonly kind: 'wrapping' | 'noshi' | 'card';
  readonly name: string;
  readonly description: string;
  readonly unitPriceWithTax: number;
  /** The 表書き to choose from; empty for wrappings. */
  readonly noshiTitles: readonly string[];
}

const toPackingChoice = (wire: Packing): PackingChoice => ({
  key: wire.key,
  kind: wire.kind,
  name: wire.name,
  description: wire.description,
  unitPriceWithTax: wire.unit_price_with_tax,
  noshiTitles: wire.noshi_titles,
});

/** The packings that the shop offers. core §7 */
export function packingsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [QUERY_ROOTS.packings],
    queryFn: async ({ signal }) => (await api.call(listPackings, {}, { signal })).data.map(toPackingChoice),
  });
}
