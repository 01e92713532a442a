import { hashToken } from '../auth/random-token';
import { signingKey } from '../auth/signing-key';
import type { RouteContext } from '../http/route-context';
import type { OrderDetail } from '../orders/order-store';
import { socialGiftTokenOf, socialGiftUrl } from './social-gift-token';

/**
 * The link that the giver passes on, while the gift waits for its address: derived again, for only the token's hash is
 * stored. Null otherwise, and for a link that was made under another key.
 */
export async function giftLinkOf(
  context: RouteContext,
  { gift, order }: Pick<OrderDetail, 'gift' | 'order'>,
): Promise<string | null> {
  if (gift === null || gift.status !== 'waiting' || order.status === 'cancelled') return null;
  const token = socialGiftTokenOf(await signingKey(context), order.orderNo);
  if (hashToken(token) !== gift.tokenHash) return null;
  return socialGiftUrl(context.config.shopOrigins[context.channel.key], token);
}
