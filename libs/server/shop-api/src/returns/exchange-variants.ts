import type { OfferedExchange } from '@shop/contract/returns/exchange-product';
import { EXCHANGE_SETTING } from '@shop/contract/returns/return-rules';
import { aliasedTable, and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Channel } from '../channels/channel';
import type { Executor } from '../db/database';
import { productModels, products } from '../db/schema';
import type { OrderItemRow } from '../orders/order-store';
import { piecesForSale } from '../products/pieces-for-sale';
import { stockState } from '../products/stock-state';
import { frontSettings } from '../site/front-settings';

export type ExchangeVariant = typeof products.$inferSelect;

/** Whether the shop exchanges sizes. */
export const exchangesSizes = (channel: Channel): boolean =>
  frontSettings(channel)[EXCHANGE_SETTING] === true;

/**
 * For which variants each item, by its id, can be exchanged: shown and sold ones of the same model at the same price,
 * because an exchange takes and gives back no money. What is out of stock is among them. None for what was sold in units
 * of sale, and where the shop exchanges nothing.
 */
export async function exchangeVariants(
  db: Executor,
  channel: Channel,
  items: readonly Pick<OrderItemRow, 'id' | 'productId' | 'uosName'>[],
): Promise<ReadonlyMap<number, readonly ExchangeVariant[]>> {
  if (!exchangesSizes(channel)) return new Map();
  const bought = items.flatMap(({ id, productId, uosName }) =>
    productId === null || uosName !== null ? [] : [{ id, productId }],
  );
  const former = aliasedTable(products, 'former');
  const rows = await db
    .select({ formerId: former.id, variant: products })
    .from(former)
    .innerJoin(
      products,
      and(eq(products.productModelId, former.productModelId), eq(products.price, former.price)),
    )
    .innerJoin(productModels, eq(productModels.id, products.productModelId))
    .where(
      and(
        inArray(
          former.id,
          bought.map(({ productId }) => productId),
        ),
        ne(products.id, former.id),
        eq(products.channelId, channel.id),
        eq(products.isShow, true),
        eq(products.isOnSale, true),
        eq(productModels.isShow, true),
      ),
    )
    .orderBy(asc(products.position), asc(products.id));
  return new Map(
    bought.map(({ id, productId }) => [
      id,
      rows.flatMap(({ formerId, variant }) => (formerId === productId ? [variant] : [])),
    ]),
  );
}

/** A variant as it is offered, with what a shopper may know of its stock. */
export function presentExchange(variant: ExchangeVariant): OfferedExchange {
  const { stock_state, stock_left } = stockState({ pieces: piecesForSale(variant), isOnSale: true });
  return {
    product_key: variant.key,
    product_code: variant.code,
    product_name: variant.name,
    options: variant.options.map(({ name, value }) => ({ name, value })),
    stock_state,
    stock_left,
  };
}
