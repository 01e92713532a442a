import { MAX_CART_LINES } from '@shop/contract/carts/max-cart-lines';
import { MAX_QUANTITY } from '@shop/contract/carts/max-quantity';
import type { Channel } from '../../channels/channel';
import { allocateByWeight } from '../../pricing/allocate-by-weight';
import { allowsSeveralShippings } from './allows-several-shippings';
import type { CartShippingRow } from '../state/cart-destination';
import { cartErrors } from '../state/cart-errors';
import type { CartChangeContext } from './cart-change-context';
import { fitAccessories } from './fit-accessories';
import { type DraftLine, LineDraft } from '../state/line-draft';
import { listLines } from '../state/line-store';
import { listShippings } from '../state/shipping-store';

/** A part of a line: its quantity and its destination. */
export interface LinePart {
  readonly shipping_key: string;
  readonly quantity: number;
}

/** What lines are divided over. */
export interface Places {
  readonly channel: Channel;
  /** The destinations of the cart, in their order. */
  readonly shippings: readonly CartShippingRow[];
}

/** Splits a line of the cart over several destinations. */
export async function divideLine(
  { tx, cart, context }: CartChangeContext,
  key: string,
  parts: readonly LinePart[],
): Promise<void> {
  const draft = await LineDraft.open(tx, cart.id);
  const shippings = await listShippings(tx, cart.id);
  divideInDraft(draft, { channel: context.channel, shippings }, key, parts);
  await draft.save(tx);
  await fitAccessories(tx, cart.id);
  if ((await listLines(tx, cart.id)).length > MAX_CART_LINES) throw cartErrors.tooManyLines(MAX_CART_LINES);
}

/**
 * Splits a line of a draft. The first part keeps the line; the others become new lines, or join a line of the same product
 * with that destination. Accessories are split with their parts; whether they still fit their lines is seen once the draft
 * is saved.
 */
export function divideInDraft(
  draft: LineDraft,
  { channel, shippings }: Places,
  key: string,
  parts: readonly LinePart[],
): void {
  const lines = draft.list();
  const line = lines.find((one) => one.key === key && one.parentKey === null);
  if (line === undefined) throw cartErrors.lineNotFound();
  if (parts.reduce((sum, { quantity }) => sum + quantity, 0) !== line.quantity)
    throw cartErrors.divideSum(line.productName, line.quantity);
  const places = parts.map(({ shipping_key }) => shippings.find((one) => one.key === shipping_key));
  const placeIds = places.flatMap((place) => (place === undefined ? [] : [place.id]));
  if (placeIds.length < parts.length) throw cartErrors.shippingNotFound();
  if (new Set(placeIds).size < placeIds.length) throw cartErrors.divideSum(line.productName, line.quantity);
  if (placeIds.length > 1 && !allowsSeveralShippings(channel)) throw cartErrors.shippingNotMultiple();

  const firstPlace = shippings[0]?.id ?? null;
  const accessories = lines.filter(({ parentKey }) => parentKey === line.key);
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
        one.key !== line.key &&
        one.parentKey === null &&
        one.productId === line.productId &&
        one.uosId === line.uosId &&
        (one.shippingId ?? firstPlace) === shippingId,
    );
    const target = placePart(draft, { line, there, index, quantity, shippingId });
    for (const [position, accessory] of accessories.entries())
      placeAccessory(draft, {
        accessory,
        target,
        isSameLine: target === line.key,
        quantity: shares[position]?.[index] ?? 0,
        present: lines.find((one) => one.parentKey === target && one.productId === accessory.productId),
      });
    if (index === 0 && target !== line.key) draft.remove(line.key);
  }
}

interface PlacedPart {
  readonly line: DraftLine;
  readonly there: DraftLine | undefined;
  readonly index: number;
  readonly quantity: number;
  readonly shippingId: number | null;
}

/** Returns the key of the line that holds the part now. */
function placePart(draft: LineDraft, { line, there, index, quantity, shippingId }: PlacedPart): string {
  if (there !== undefined) {
    const total = there.quantity + quantity;
    if (total > MAX_QUANTITY) throw cartErrors.tooMany(line.productName, MAX_QUANTITY);
    draft.change(there.key, { quantity: total });
    return there.key;
  }
  if (index > 0) {
    const { productId, productName, uosId } = line;
    return draft.add({ productId, productName, uosId, quantity, shippingId, parentKey: null });
  }
  draft.change(line.key, { quantity, shippingId });
  return line.key;
}

interface PlacedAccessory {
  readonly accessory: DraftLine;
  /** The line that the accessory belongs to now. */
  readonly target: string;
  readonly isSameLine: boolean;
  readonly quantity: number;
  /** The line of the same accessory there, if there is one. */
  readonly present: DraftLine | undefined;
}

function placeAccessory(draft: LineDraft, placed: PlacedAccessory): void {
  const { accessory, target, isSameLine, quantity, present } = placed;
  if (isSameLine) {
    if (quantity === 0) draft.remove(accessory.key);
    else draft.change(accessory.key, { quantity });
    return;
  }
  if (quantity === 0) return;
  if (present !== undefined) {
    draft.change(present.key, { quantity: Math.min(MAX_QUANTITY, present.quantity + quantity) });
    return;
  }
  const { productId, productName } = accessory;
  draft.add({ productId, productName, uosId: null, shippingId: null, quantity, parentKey: target });
}
