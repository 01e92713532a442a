import * as v from 'valibot';
import type { Channel } from '../channels/channel';

/** Where a shop keeps them among its settings, as JSON. They are the server's own: shoppers do not get the list. */
export const PRODUCT_CANCEL_KEYS = 'ORDER.PRODUCT_CANCEL_KEYS';

const StoredKeys = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

/** The `cancel_only_ecd_key` that a shop has set on its products, by the id of the variant. account §4 */
export function readProductCancelKeys({ settings }: Pick<Channel, 'settings'>): ReadonlyMap<number, string> {
  const stored = v.parse(StoredKeys, settings[PRODUCT_CANCEL_KEYS] ?? '{}');
  return new Map(Object.entries(stored).map(([id, key]) => [Number(id), key]));
}

/** The setting that stores these keys. */
export const writeProductCancelKeys = (keys: ReadonlyMap<number, string>): string =>
  JSON.stringify(Object.fromEntries(keys));

/** The key of an order of these products: that of the first which has one; empty where none has. account §3 */
export function cancelKeyOfProducts(
  channel: Pick<Channel, 'settings'>,
  lines: readonly { readonly product: { readonly id: number } | null }[],
): string {
  const keys = readProductCancelKeys(channel);
  for (const { product } of lines) {
    const key = product === null ? undefined : keys.get(product.id);
    if (key !== undefined) return key;
  }
  return '';
}
