import { MAX_CART_LINES } from '@shop/contract/carts/max-cart-lines';
import { MAX_QUANTITY } from '@shop/contract/carts/max-quantity';
import { PIECE_KEY } from '@shop/contract/products/list-product-uos';
import type { HttpError } from '../../http/http-error';
import { piecesForSale } from '../../products/pieces-for-sale';
import { findUnits } from '../../products/uos-store';
import { cartErrors } from '../state/cart-errors';
import type { CartChangeContext } from './cart-change-context';
import { type AdditionFault, findAdditionFault, findSameLine } from './find-addition-fault';
import { fitAccessories } from './fit-accessories';
import { requireRaised } from './require-raised';
import { guestPieceLimit } from '../state/guest-piece-limit';
import {
  type AddableProduct,
  findAddable,
  insertLine,
  listLines,
  setLineQuantity,
} from '../state/line-store';
import { requireSelling } from '../state/require-selling';

/** A product to put into the cart. */
export interface AddedProduct {
  readonly product_key: string;
  readonly quantity: number;
  /** The unit of sale; without one: single pieces. */
  readonly uos_key?: string | undefined;
}

/**
 * Adds all products or none; more of the same product raises the quantity of its line. The stock is checked here to
 * tell the shopper early; only the decision takes it. Lots are checked of what is in the cart afterwards.
 */
export async function addProducts(work: CartChangeContext, added: readonly AddedProduct[]): Promise<void> {
  const { tx, cart, context, visible } = work;
  requireSelling(context.channel);
  const found = await findAddable(
    tx,
    { channelId: context.channel.id, visible },
    added.map(({ product_key }) => product_key),
  );
  const units = await findUnits(
    tx,
    found.map(({ id }) => id),
  );
  const guestPieces = await guestPieceLimit(tx, context);
  const before = await listLines(tx, cart.id);
  const lines = [...before];
  for (const { product_key, quantity, uos_key } of added) {
    const product = found.find(({ key }) => key === product_key);
    if (product === undefined) throw cartErrors.productNotFound();
    if (!product.isOnSale) throw cartErrors.notSale(product.name);
    const unit =
      uos_key === undefined || uos_key === PIECE_KEY
        ? null
        : units.find(({ key, productId }) => key === uos_key && productId === product.id);
    if (unit === undefined) throw cartErrors.unitNotFound();
    const addition = { product, unit, quantity };
    const fault = findAdditionFault(lines, addition, guestPieces);
    if (fault !== null) throw errorOf(fault, product, guestPieces);
    const line = findSameLine(lines, addition);
    if (line !== undefined) {
      const total = line.quantity + quantity;
      await setLineQuantity(tx, line.id, total);
      lines.splice(lines.indexOf(line), 1, { ...line, quantity: total });
      continue;
    }
    const uosId = unit?.id ?? null;
    const values = { cartId: cart.id, productId: product.id, productName: product.name, uosId };
    const id = await insertLine(tx, { ...values, quantity });
    const piecesPerUnit = unit?.pieces ?? 1;
    lines.push({ ...values, id, key: '', quantity, piecesPerUnit, parentId: null, shippingId: null });
  }
  await fitAccessories(tx, cart.id);
  await requireRaised({ tx, context }, before, await listLines(tx, cart.id), guestPieces);
}

function errorOf({ kind }: AdditionFault, product: AddableProduct, guestPieces: number | null): HttpError {
  const { name } = product;
  switch (kind) {
    case 'not_on_sale':
      return cartErrors.notSale(name);
    case 'too_many':
      return cartErrors.tooMany(name, MAX_QUANTITY);
    case 'out_of_stock':
      return cartErrors.outOfStock(name, piecesForSale(product));
    case 'too_many_for_guests':
      return cartErrors.tooManyForGuests(name, guestPieces ?? MAX_QUANTITY);
    case 'too_many_lines':
      return cartErrors.tooManyLines(MAX_CART_LINES);
  }
}
