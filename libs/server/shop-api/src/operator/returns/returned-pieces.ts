import type { OrderDetail } from '../../orders/order-store';
import { OperatorError, wrongUsage } from '../command/operator-error';

const PART = /^(.+):(\d{1,6})$/;

/** Pieces of one line of an order. */
interface ReturnedPieces {
  readonly order_item_id: number;
  readonly quantity: number;
}

/**
 * Reads what comes back of an order: `all`, or `CODE:QUANTITY,…` with the product codes that `orders show` prints. `held` has
 * how much of each line other requests hold. Throws an `OperatorError` where so much was not bought or nothing is left.
 */
export function readReturnedPieces(
  given: string,
  items: OrderDetail['items'],
  held: ReadonlyMap<number, number>,
): readonly ReturnedPieces[] {
  const lines = items
    .filter(({ parentId }) => parentId === null)
    .map((item) => ({ ...item, left: item.quantity - (held.get(item.id) ?? 0) }))
    .filter(({ left }) => left > 0);
  if (given === 'all') {
    if (lines.length === 0) throw nothingLeft();
    return lines.map(({ id, left }) => ({ order_item_id: id, quantity: left }));
  }
  const pieces = new Map<number, number>();
  for (const part of given.split(',')) {
    const [, code, count] = PART.exec(part.trim()) ?? [];
    if (code === undefined || Number(count) === 0) throw itemsUsage(given);
    // A product that goes to several destinations has several lines.
    let wanted = Number(count);
    for (const { id, productCode, left } of lines) {
      const taken = productCode === code ? Math.min(wanted, left - (pieces.get(id) ?? 0)) : 0;
      if (taken > 0) pieces.set(id, (pieces.get(id) ?? 0) + taken);
      wanted -= taken;
    }
    if (wanted > 0) throw tooMany(part.trim());
  }
  return [...pieces].map(([order_item_id, quantity]) => ({ order_item_id, quantity }));
}

const itemsUsage = (given: string) =>
  wrongUsage(
    `--items は all、または「商品番号:数量」をコンマでつないだものです: ${given}`,
    `--items is all, or CODE:QUANTITY with commas between: ${given}`,
  );

const tooMany = (part: string) =>
  new OperatorError(
    `ご注文の数量（ほかの返品の分を除く）を超えているか、ご注文にない商品です: ${part}`,
    `The order has not so much of it (less what other returns hold), or none: ${part}`,
  );

const nothingLeft = () =>
  new OperatorError(
    'このご注文の商品は、すべてほかの返品のお申し込みに含まれています',
    'Other returns hold everything of this order',
  );
