import type { ReturnInput } from '@shop/contract/returns/order-returns';
import type * as v from 'valibot';
import type { Executor } from '../db/database';
import { orderReturnExchanges, orderReturnItems, orderReturns } from '../db/schema';
import type { OrderRow } from '../orders/order-store';
import type { Clock } from '../ports/clock';
import { createReferenceNumber } from '../reference-numbers/create-reference-number';
import type { ExchangeVariant } from './exchange-variants';
import { loadReturnItems, type ReturnDetail, type ReturnRow } from './return-store';

type Wish = v.InferOutput<typeof ReturnInput>;

const NUMBER_PREFIX = 'R';

/** A request as it is stored. */
interface CheckedWish {
  readonly wish: Pick<Wish, 'items' | 'kind' | 'reason' | 'remark'>;
  /** Under which it was sent, with the hash of its request; null where it was sent without. */
  readonly sent: { readonly key: string; readonly hash: string } | null;
  /** The variant for each item of an exchange, by the item's id. */
  readonly wanted: ReadonlyMap<number, ExchangeVariant>;
}

/** Stores a request that the caller has checked, with its items. */
export async function insertReturn(
  tx: Executor,
  { clock }: { readonly clock: Clock },
  order: OrderRow,
  { wish, sent, wanted }: CheckedWish,
): Promise<ReturnDetail> {
  const now = clock.now();
  const [request] = await tx
    .insert(orderReturns)
    .values({
      channelId: order.channelId,
      orderId: order.id,
      number: createReferenceNumber(NUMBER_PREFIX, now),
      requestKey: sent?.key ?? null,
      requestHash: sent?.hash ?? null,
      kind: wish.kind,
      reason: wish.reason,
      remark: wish.remark,
      requestedAt: now,
    })
    .returning();
  if (request === undefined) throw new Error('The request was not stored');
  await insertItems(tx, request, wish);
  await insertWanted(tx, request, wanted);
  return { request, items: await loadReturnItems(tx, [request.id]) };
}

const insertItems = (tx: Executor, request: ReturnRow, wish: CheckedWish['wish']) =>
  tx.insert(orderReturnItems).values(
    wish.items.map((item) => ({
      returnId: request.id,
      orderItemId: item.order_item_id,
      quantity: item.quantity,
    })),
  );

async function insertWanted(tx: Executor, request: ReturnRow, wanted: CheckedWish['wanted']): Promise<void> {
  if (wanted.size === 0) return;
  await tx.insert(orderReturnExchanges).values(
    [...wanted].map(([orderItemId, { id, key, code, name, options }]) => ({
      returnId: request.id,
      orderItemId,
      productId: id,
      productKey: key,
      productCode: code,
      productName: name,
      options,
    })),
  );
}
