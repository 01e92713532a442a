import type { SocialGiftCompletion } from '@shop/contract/social-gifts/social-gift';
import type { StoredAddress } from '../db/schema';
import type { RouteContext } from '../http/route-context';
import { grantOrderPoints } from '../orders/order-points';
import { getOrderPayment } from '../orders/order-store';
import { checkGiftAddress } from './check-gift-address';
import { giftErrors } from './gift-errors';
import { completionMails } from './gift-mails';
import { claimGift } from './gift-store';
import { loadWaitingGift } from './load-gift';
import { chooseDelivery, type GiftDeliveryRequest, planGift } from './plan-gift';
import { presentCompletion } from './present-gift';

/**
 * Stores the address of a gift, once: the order is locked so that it cannot be cancelled meanwhile, and the first of
 * several requests wins. Day and time slot are checked again; points that waited for this are granted; mails are sent after the
 * commit.
 */
export async function completeGift(
  context: RouteContext,
  token: string,
  address: StoredAddress,
  wish: GiftDeliveryRequest,
): Promise<SocialGiftCompletion> {
  const { db, clock, channel, mail, config } = context;
  await loadWaitingGift(db, context, token);
  await checkGiftAddress(address);
  const completion = await db.transaction(async (tx) => {
    const found = await loadWaitingGift(tx, context, token, { isLocking: true });
    const planned = await planGift(tx, context, found, address.prefecture);
    const delivery = chooseDelivery(planned, wish);
    const now = clock.now();
    const isFirst = await claimGift(
      tx,
      found,
      {
        address,
        deliveryAt: delivery.delivery_at,
        deliveryTimezoneKey: delivery.delivery_timezone_key,
        deliveryTimezoneLabel: Object.values(delivery.delivery_timezone)[0] ?? null,
        earliestArrivalOn: delivery.earliest_arrival_on,
        afterPayment: planned.plan.afterPayment,
      },
      now,
    );
    if (!isFirst) throw giftErrors.alreadyCompleted();
    const { isPaid } = await getOrderPayment(tx, found.order.id);
    await grantOrderPoints(tx, channel, { order: found.order, isPaid }, now);
    for (const letter of completionMails(found, delivery, channel, config.shopOrigins))
      await mail.send(tx, letter);
    return presentCompletion(found, delivery, now);
  });
  mail.flushLater();
  return completion;
}
