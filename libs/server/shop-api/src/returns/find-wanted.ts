import type { ReturnInput } from '@shop/contract/returns/order-returns';
import { RETURN_ERRORS } from '@shop/contract/returns/return-errors';
import type * as v from 'valibot';
import type { Channel } from '../channels/channel';
import type { Executor } from '../db/database';
import { rejected } from '../http/http-error';
import { loadItems, type OrderRow } from '../orders/order-store';
import { piecesForSale } from '../products/pieces-for-sale';
import { type ExchangeVariant, exchangeVariants } from './exchange-variants';

type Wish = v.InferOutput<typeof ReturnInput>;

const notExchangeable = () =>
  rejected(
    RETURN_ERRORS.notExchangeable,
    'ご希望のサイズへの交換は承れません。サイズをご確認のうえ、もう一度お試しください',
  );

const soldOut = ({ name }: ExchangeVariant) =>
  rejected(
    RETURN_ERRORS.exchangeSoldOut,
    `${name}の在庫が足りません。ほかのサイズをお選びになるか、返品をお申し込みください`,
  );

/**
 * The variant that is wanted for each item, by its id; none for a request that wants the money. Throws a 422 for one that
 * the shop does not offer for the item, and where its stock is not enough now. Nothing is reserved: the shop's approval
 * does that.
 */
export async function findWanted(
  tx: Executor,
  channel: Channel,
  order: OrderRow,
  { kind, items }: Wish,
): Promise<ReadonlyMap<number, ExchangeVariant>> {
  const wanted = new Map<number, ExchangeVariant>();
  if (kind === 'refund') return wanted;
  const variants = await exchangeVariants(tx, channel, await loadItems(tx, [order.id]));
  const pieces = new Map<number, number>();
  for (const { order_item_id: itemId, quantity, exchange_product_key: key } of items) {
    const variant = variants.get(itemId)?.find((one) => one.key === key);
    if (variant === undefined) throw notExchangeable();
    const together = (pieces.get(variant.id) ?? 0) + quantity;
    if (together > piecesForSale(variant)) throw soldOut(variant);
    pieces.set(variant.id, together);
    wanted.set(itemId, variant);
  }
  return wanted;
}
