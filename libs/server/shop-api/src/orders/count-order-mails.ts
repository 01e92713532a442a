import type { CartState } from '../carts/state/cart-state';
import type { Executor } from '../db/database';
import type { RouteContext } from '../http/route-context';
import { isProvenRecipient } from '../mail/is-proven-recipient';
import { countNetworkMail } from '../mail/limit-stranger-mail';
import { isPaidAtOnce } from './is-paid-at-once';

/**
 * Counts the mails of an order that nobody has to pay yet, to an orderer whose address nobody has proved and to the receiver
 * of a gift, among those of the network, before the order is taken and in its transaction: an order that is rejected counts
 * nothing, and where orders have used up the day, all other calls that mail strangers wait until the next.
 *
 * The order itself is taken even then, and its mails leave: whoever means to pay would be lost to the shop because others in
 * the network have filled the day, and needs the account and the number that the mail names. The number of orders is held
 * down more tightly by limits of their own, five a day to a mailbox unless the shop has set another (`limitGuestTransfers`),
 * thirty from a network (`holdUnpaid`) and ten invitations (`limitInvitations`), and their mails repeat nothing that the
 * orderer has typed (`isProvenRecipient`). reliability 5
 */
export async function countOrderMails(
  tx: Executor,
  context: Pick<RouteContext, 'clock' | 'rateIp' | 'member'>,
  { cart, orderer, amounts }: Pick<CartState, 'cart' | 'orderer' | 'amounts'>,
): Promise<void> {
  const isMailedWhenPaid = amounts.totalPayment > 0 && isPaidAtOnce(cart.paymentId);
  if (isMailedWhenPaid || isProvenRecipient(context.member, orderer.email)) return;
  const isReceiverTold = cart.receiver !== null && cart.receiver.email !== null;
  await countNetworkMail(tx, context, isReceiverTold ? 2 : 1);
}
