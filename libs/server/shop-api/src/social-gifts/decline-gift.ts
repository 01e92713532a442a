import type { SocialGiftDecline } from '@shop/contract/social-gifts/social-gift';
import type { RouteContext } from '../http/route-context';
import { orderStepContext } from '../orders/order-step-context';
import { endGift } from './end-gift';
import { giftErrors } from './gift-errors';
import { loadWaitingGift } from './load-gift';

/** Who the audit log names. */
const ACTOR = 'receiver';

/** Declines a gift that waits for its address; the order is cancelled in the same transaction. */
export async function declineGift(context: RouteContext, token: string): Promise<SocialGiftDecline> {
  const { db, mail } = context;
  await loadWaitingGift(db, context, token);
  const declined = await db.transaction(async (tx): Promise<SocialGiftDecline> => {
    const { gift, order } = await loadWaitingGift(tx, context, token, { isLocking: true });
    const isDeclined = await endGift(tx, orderStepContext(context), order, {
      status: 'declined',
      actor: ACTOR,
      reason: `贈り先の${gift.receiverName} 様が、ギフトのお受け取りを辞退されました。`,
    });
    // What was read of the gift may be older than the lock: the address was entered while the order was waited for.
    if (!isDeclined) throw giftErrors.alreadyCompleted();
    return { status: 'declined', giver_name: order.ordererName };
  });
  mail.flushLater();
  return declined;
}
