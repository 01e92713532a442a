import type { SocialGiftStatus } from '@shop/contract/social-gifts/social-gift';
import type { OrderRow, SocialGiftRow } from '../orders/order-store';

/** What became of a gift; one whose order was cancelled after the address had been entered does not arrive either. */
export function giftStatusOf(
  { status }: Pick<SocialGiftRow, 'status'>,
  order: Pick<OrderRow, 'status'>,
): SocialGiftStatus {
  const isOpen = status === 'waiting' || status === 'completed';
  return isOpen && order.status === 'cancelled' ? 'cancelled' : status;
}
