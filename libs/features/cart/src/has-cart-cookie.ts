import type { ShopServices } from '@shop/query/shop-services';
import { channelPrefixOf } from '@shop/site/settings/settings-query';
import { cartTokenCookie } from '@shop/site/storage/cookie-names';

/**
 * Whether this browser has the cookie of a cart. Every first page asks, and for most the answer is no: what reads and
 * writes cookies is loaded only with the commands of a cart.
 */
export function hasCartCookie({
  queryClient,
  channel,
}: Pick<ShopServices, 'queryClient' | 'channel'>): boolean {
  const start = `${cartTokenCookie(channelPrefixOf(queryClient, channel))}=`;
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(start) && cookie !== start);
}
