import { hashToken } from '../auth/random-token';
import { signingKeyIn } from '../auth/signing-key';
import type { Executor } from '../db/database';
import { isProvenOrderer } from '../mail/is-proven-recipient';
import type { OrderMailParts } from '../orders/order-state-mails';
import type { OrderPaymentRow } from '../orders/order-store';
import { isPaidFirst } from '../payments/payment-due';
import type { Clock } from '../ports/clock';
import type { Mail } from '../ports/mail-port';
import { giftInvitation } from './gift-mails';
import { socialGiftTokenOf, socialGiftUrl } from './social-gift-token';

/**
 * Whether the receiver of a gift that is paid in this way is invited with the payment, which has not come yet: nobody is
 * invited to a gift that may never be paid.
 */
export const isInvitedOncePaid = ({
  paymentId,
  isPaid,
}: Pick<OrderPaymentRow, 'paymentId' | 'isPaid'>): boolean => !isPaid && isPaidFirst(paymentId);

/**
 * The invitation that waited for the payment of its gift, such as by transfer; null where the order is no gift, the
 * address was entered meanwhile, or the receiver was invited with the order.
 */
export async function invitationOfPaidGift(
  tx: Executor,
  context: { readonly tokenSecret: string | null; readonly clock: Clock },
  { channel, shopOrigins, detail: { gift, order, payment } }: OrderMailParts,
): Promise<Mail | null> {
  if (gift === null || gift.status !== 'waiting' || !isPaidFirst(payment.paymentId)) return null;
  const token = socialGiftTokenOf(await signingKeyIn(tx, context), order.orderNo);
  // The link was made under another key: it opens nothing any more.
  if (hashToken(token) !== gift.tokenHash) return null;
  const { receiverName: name, receiverEmail: email, message, expiresAt } = gift;
  return giftInvitation(channel, {
    receiver: { name, email, message },
    order,
    giftUrl: socialGiftUrl(shopOrigins[channel.key], token),
    expiresAt,
    isGiverProven: await isProvenOrderer(tx, order),
  });
}
