import { PAYMENTS } from '@shop/contract/payments/payment-method';
import { mailboxHash } from '../../auth/mailbox-hash';
import { verifiedOwnerId } from '../../auth/verified-owner-id';
import type { Executor } from '../../db/database';
import { countUse } from '../../http/rate-limit';
import type { RouteContext } from '../../http/route-context';
import { cartErrors } from '../state/cart-errors';
import type { CartState } from '../state/cart-state';
import { DAY_MS } from '../../durations';

const PAID_LATER: ReadonlySet<number> = new Set([
  PAYMENTS.bankTransfer,
  PAYMENTS.convenienceStore,
  PAYMENTS.cashOnDelivery,
]);
const isPaidLater = (paymentId: number | null): boolean => paymentId !== null && PAID_LATER.has(paymentId);

/**
 * Rejects the order of a guest, or of a member whose mail address is not verified, that is paid later, by transfer, at a
 * convenience store or on delivery, where this mailbox has placed as many in a day as the shop takes: nobody has to pay for
 * such an order yet, and each one holds stock and sends a mail to the person who is named. Orders of verified members do not
 * count, nor does one that is rejected, since the caller's transaction takes its use back. Whether the address is a member's
 * makes no difference. reliability 5
 */
export async function limitGuestTransfers(
  tx: Executor,
  { clock, member }: Pick<RouteContext, 'clock' | 'member'>,
  { cart, orderer, amounts, checkoutSettings: { guestTransfersPerDay } }: CartState,
): Promise<void> {
  if (verifiedOwnerId(member, cart) !== null || !isPaidLater(cart.paymentId) || amounts.totalPayment === 0)
    return;
  if (guestTransfersPerDay === null) return;
  const key = `guest-transfer/${cart.channelId}/${mailboxHash(orderer.email)}`;
  const limit = { count: guestTransfersPerDay, windowMs: DAY_MS };
  if ((await countUse(tx, clock, key, limit)) !== null)
    throw cartErrors.tooManyTransfers(guestTransfersPerDay);
}
