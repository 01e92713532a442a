import type { OrderReturns } from '@shop/contract/returns/order-returns';
import { RETURN_REQUESTS_MAX } from '@shop/contract/returns/return-rules';
import type { Channel } from '../channels/channel';
import type { Executor } from '../db/database';
import { type OrderItemRow, loadOrderDetail, type OrderRow } from '../orders/order-store';
import type { Clock } from '../ports/clock';
import { frontSettings } from '../site/front-settings';
import { tokyoDayOf } from '../tokyo-time/tokyo-day';
import { arrivalDayOf } from './arrival-day';
import { finalItemsOf } from './final-sales';
import { isShopAtFault } from './is-shop-at-fault';
import { exchangeVariants, presentExchange } from './exchange-variants';
import { presentReturn } from './present-return';
import { returnDeadlines } from './return-deadlines';
import { heldPieces, loadReturns } from './return-store';

/** The shop and the moment in which an order is looked at. */
export interface ReturnsContext {
  readonly channel: Channel;
  readonly clock: Clock;
}

/** What can be returned of an order and what was asked for. The caller must have checked its owner. */
export async function readOrderReturns(
  db: Executor,
  { channel, clock }: ReturnsContext,
  order: OrderRow,
): Promise<OrderReturns> {
  const front = frontSettings(channel);
  const days = { returnDays: front['ORDER.RETURN.DAYS'], exchangeDays: front['ORDER.EXCHANGE.DAYS'] };
  const detail = await loadOrderDetail(db, order);
  const today = tokyoDayOf(clock.now());
  const deadlines = returnDeadlines(days, await arrivalDayOf(db, detail));
  const open = deadlines.filter(({ until }) => until >= today);
  const held = await heldPieces(db, order.id);
  const returnableOf = ({ id, quantity }: OrderItemRow) => quantity - (held.get(id) ?? 0);
  const returnable = detail.items.filter((item) => returnableOf(item) > 0);
  const returns = (await loadReturns(db, order.id)).map(presentReturn);
  const finalItems = await finalItemsOf(db, channel, returnable);
  // What is left is all food: no change of mind can be given as the reason.
  const isAllFinal = returnable.length > 0 && returnable.every(({ id }) => finalItems.has(id));
  const reasons = open.filter(({ key }) => !isAllFinal || isShopAtFault(key));
  const isRequestable = reasons.length > 0 && returnable.length > 0 && returns.length < RETURN_REQUESTS_MAX;
  const variants = await exchangeVariants(db, channel, isRequestable ? returnable : []);
  const items = detail.items.map((item) => ({
    order_item_id: item.id,
    returnable: returnableOf(item),
    exchanges: (variants.get(item.id) ?? []).map(presentExchange),
  }));
  return {
    order_id: order.id,
    is_offered: days.returnDays > 0,
    is_requestable: isRequestable,
    is_exchange_offered: isRequestable && items.some(({ exchanges }) => exchanges.length > 0),
    until:
      (isAllFinal ? deadlines.filter(({ key }) => isShopAtFault(key)) : deadlines)
        .map(({ until }) => until)
        .toSorted()
        .at(-1) ?? null,
    reasons: [...reasons],
    items,
    returns,
  };
}
