import { and, eq } from 'drizzle-orm';
import { cartPackings } from '../../db/schema';
import { listShownPackings, type PackingRow } from '../../packings/packing-store';
import { cartErrors } from '../state/cart-errors';
import { createPartKey } from '../state/cart-token';
import type { CartChangeContext } from './cart-change-context';
import { piecesByShipping } from './pieces-by-shipping';
import { loadPackings } from '../state/packing-lines';
import { listShippings } from '../state/shipping-store';

/** A packing to be added to a destination. */
export interface AddedPacking {
  readonly shipping_key: string;
  readonly packing_key: string;
  readonly quantity: number;
  readonly noshi_title: string;
  readonly noshi_name: string;
  readonly message: string;
}

/** What changes on a packing; undefined leaves it as it is. */
export interface ModifiedPacking {
  readonly key: string;
  readonly packing_key?: string | undefined;
  readonly quantity?: number | undefined;
  readonly noshi_title?: string | undefined;
  readonly noshi_name?: string | undefined;
  readonly message?: string | undefined;
}

/** Adds a packing for the goods of a destination; it replaces one of the same kind. */
export async function addPacking(work: CartChangeContext, added: AddedPacking): Promise<void> {
  const { tx, cart } = work;
  const shipping = (await listShippings(tx, cart.id)).find(({ key }) => key === added.shipping_key);
  if (shipping === undefined) throw cartErrors.shippingNotFound();
  const packing = await choose(work, added.packing_key, added);
  await rejectTooMany(work, shipping.id, added.quantity);
  for (const { row, packing: present } of await loadPackings(tx, cart.id))
    if (row.shippingId === shipping.id && present.kind === packing.kind)
      await tx.delete(cartPackings).where(eq(cartPackings.id, row.id));
  await tx.insert(cartPackings).values({
    key: createPartKey(),
    cartId: cart.id,
    shippingId: shipping.id,
    packingId: packing.id,
    quantity: added.quantity,
    noshiTitle: added.noshi_title,
    noshiName: storedText(packing, added),
  });
}

/** Changes a packing, or removes it where the quantity is 0. */
export async function modifyPacking(work: CartChangeContext, modified: ModifiedPacking): Promise<void> {
  const { tx, cart } = work;
  const present = (await loadPackings(tx, cart.id)).find(({ row }) => row.key === modified.key);
  if (present === undefined) throw cartErrors.packingNotFound();
  const { row } = present;
  const which = and(eq(cartPackings.cartId, cart.id), eq(cartPackings.id, row.id));
  if (modified.quantity === 0) {
    await tx.delete(cartPackings).where(which);
    return;
  }
  const isCard = present.packing.kind === 'card';
  const words = {
    noshi_title: modified.noshi_title ?? row.noshiTitle,
    noshi_name: modified.noshi_name ?? (isCard ? '' : row.noshiName),
    message: modified.message ?? (isCard ? row.noshiName : ''),
  };
  const packing = await choose(work, modified.packing_key ?? present.packing.key, words);
  if (packing.kind !== present.packing.kind) throw cartErrors.packingNotFound();
  const quantity = modified.quantity ?? row.quantity;
  await rejectTooMany(work, row.shippingId, quantity);
  await tx
    .update(cartPackings)
    .set({
      packingId: packing.id,
      quantity,
      noshiTitle: words.noshi_title,
      noshiName: storedText(packing, words),
    })
    .where(which);
}

/** What is written on a packing. */
type PackingWords = Pick<AddedPacking, 'noshi_title' | 'noshi_name' | 'message'>;

/** A card's message stands where a noshi has its name. */
const storedText = ({ kind }: PackingRow, words: PackingWords): string =>
  kind === 'card' ? words.message : words.noshi_name;

/** The packing with that key, if it offers the chosen title, or is a card with a message; throws a 422 otherwise. */
async function choose(
  { tx, context }: CartChangeContext,
  key: string,
  words: PackingWords,
): Promise<PackingRow> {
  const packing = (await listShownPackings(tx, context.channel.id)).find((one) => one.key === key);
  if (packing === undefined) throw cartErrors.packingNotFound();
  const isFitting =
    packing.kind === 'noshi'
      ? packing.noshiTitles.includes(words.noshi_title)
      : words.noshi_title === '' && words.noshi_name === '';
  if (!isFitting) throw cartErrors.packingNoshi();
  if ((packing.kind === 'card') !== (words.message !== '')) throw cartErrors.packingMessage();
  return packing;
}

/** Throws where a destination would have more packings than pieces. */
async function rejectTooMany(
  { tx, cart }: CartChangeContext,
  shippingId: number,
  quantity: number,
): Promise<void> {
  const pieces = (await piecesByShipping(tx, cart.id)).get(shippingId) ?? 0;
  if (quantity > pieces) throw cartErrors.packingQuantity(pieces);
}
