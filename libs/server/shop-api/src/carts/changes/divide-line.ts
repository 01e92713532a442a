import { MAX_CART_LINES } from '@shop/contract/carts/max-cart-lines';
import { MAX_QUANTITY } from '@shop/contract/carts/max-quantity';
import { allocateByWeight } from '../../pricing/allocate-by-weight';
import { allowsSeveralShippings } from './allows-several-shippings';
import { cartErrors } from '../state/cart-errors';
import type { CartChangeContext } from './cart-change-context';
import { fitAccessories } from './fit-accessories';
import {
  deleteLines,
  insertLine,
  listLines,
  setLinePlace,
  setLineQuantity,
  type StoredLine,
} from '../state/line-store';
import { listShippings } from '../state/shipping-store';

/** A part of a line: its quantity and its destination. */
export interface LinePart {
  readonly shipping_key: string;
  readonly quantity: number;
}

/**
 * Splits a line over several destinations. The first part keeps the line; the others become new lines, or join a line
 * of the same product with that destination. Accessories are split with their parts.
 */
export async function divideLine(
  { tx, cart, context }: CartChangeContext,
  key: string,
  parts: readonly LinePart[],
): Promise<void> {
  const lines = await listLines(tx, cart.id);
  const line = lines.find((one) => one.key === key && one.parentId === null);
  if (line === undefined) throw cartErrors.lineNotFound();
  if (parts.reduce((sum, { quantity }) => sum + quantity, 0) !== line.quantity)
    throw cartErrors.divideSum(line.productName, line.quantity);
  const shippings = await listShippings(tx, cart.id);
  const places = parts.map(({ shipping_key }) => shippings.find((one) => one.key === shipping_key));
  const placeIds = places.flatMap((place) => (place === undefined ? [] : [place.id]));
  if (placeIds.length < parts.length) throw cartErrors.shippingNotFound();
  if (new Set(placeIds).size < placeIds.length) throw cartErrors.divideSum(line.productName, line.quantity);
  if (placeIds.length > 1 && !allowsSeveralShippings(context.channel)) throw cartErrors.shippingNotMultiple();

  const firstPlace = shippings[0]?.id ?? null;
  const accessories = lines.filter(({ parentId }) => parentId === line.id);
  const shares = accessories.map(({ quantity }) =>
    allocateByWeight(
      quantity,
      parts.map((part) => part.quantity),
    ),
  );
  for (const [index, { quantity }] of parts.entries()) {
    const shippingId = placeIds[index] ?? null;
    const there = lines.find(
      (one) =>
        one.id !== line.id &&
        one.parentId === null &&
        one.productId === line.productId &&
        one.uosId === line.uosId &&
        (one.shippingId ?? firstPlace) === shippingId,
    );
    const target = await placePart(tx, { line, there, index, quantity, shippingId });
    for (const [position, accessory] of accessories.entries())
      await placeAccessory(tx, {
        accessory,
        target,
        isSameLine: target === line.id,
        quantity: shares[position]?.[index] ?? 0,
        present: lines.find((one) => one.parentId === target && one.productId === accessory.productId),
      });
    if (index === 0 && target !== line.id) await deleteLines(tx, cart.id, { ids: [line.id] });
  }
  await fitAccessories(tx, cart.id);
  if ((await listLines(tx, cart.id)).length > MAX_CART_LINES) throw cartErrors.tooManyLines(MAX_CART_LINES);
}

interface PlacedPart {
  readonly line: StoredLine;
  readonly there: StoredLine | undefined;
  readonly index: number;
  readonly quantity: number;
  readonly shippingId: number | null;
}

/** Returns the id of the line that holds the part now. */
async function placePart(tx: CartChangeContext['tx'], part: PlacedPart): Promise<number> {
  const { line, there, index, quantity, shippingId } = part;
  if (there !== undefined) {
    const total = there.quantity + quantity;
    if (total > MAX_QUANTITY) throw cartErrors.tooMany(line.productName, MAX_QUANTITY);
    await setLineQuantity(tx, there.id, total);
    return there.id;
  }
  if (index > 0) {
    const { cartId, productId, productName, uosId } = line;
    return insertLine(tx, { cartId, productId, productName, uosId, quantity, shippingId });
  }
  await setLineQuantity(tx, line.id, quantity);
  await setLinePlace(tx, line.id, shippingId);
  return line.id;
}

interface PlacedAccessory {
  readonly accessory: StoredLine;
  /** The line that the accessory belongs to now. */
  readonly target: number;
  readonly isSameLine: boolean;
  readonly quantity: number;
  /** The line of the same accessory there, if there is one. */
  readonly present: StoredLine | undefined;
}

async function placeAccessory(tx: CartChangeContext['tx'], placed: PlacedAccessory): Promise<void> {
  const { accessory, target, isSameLine, quantity, present } = placed;
  if (isSameLine) {
    if (quantity === 0) await deleteLines(tx, accessory.cartId, { ids: [accessory.id] });
    else await setLineQuantity(tx, accessory.id, quantity);
    return;
  }
  if (quantity === 0) return;
  if (present !== undefined) {
    await setLineQuantity(tx, present.id, Math.min(MAX_QUANTITY, present.quantity + quantity));
    return;
  }
  const { cartId, productId, productName } = accessory;
  await insertLine(tx, { cartId, productId, productName, quantity, parentId: target });
}
