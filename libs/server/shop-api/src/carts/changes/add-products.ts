import { MAX_QUANTITY } from '@shop/contract/carts/quantity';
import { PIECE_KEY } from '@shop/contract/products/list-product-uos';
import { piecesForSale } from '../../products/pieces-for-sale';
import { findUnits } from '../../products/uos-store';
import { cartErrors } from '../state/cart-errors';
import type { CartChangeContext } from './cart-change-context';
import { fitAccessories } from './fit-accessories';
import { findAddable, insertLine, listLines, piecesOf, setLineQuantity } from '../state/line-store';
import { requireSelling } from '../decision/require-selling';

/** A product to put into the cart. */
export interface AddedProduct {
  readonly product_key: string;
  readonly quantity: number;
  /** The unit of sale; without one: single pieces. */
  readonly uos_key?: string | undefined;
}

/** The most lines of one cart, so that responses and orders have a bounded size. */
export const MAX_CART_LINES = 200;

/**
 * Adds all products or none; more of the same product raises the quantity of its line. The stock is checked here to
 * tell the shopper early; only the decision takes it.
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
  const lines = await listLines(tx, cart.id);
  for (const { product_key, quantity, uos_key } of added) {
    const product = found.find(({ key }) => key === product_key);
    if (product === undefined) throw cartErrors.productNotFound();
    if (!product.isOnSale) throw cartErrors.notSale(product.name);
    const unit =
      uos_key === undefined || uos_key === PIECE_KEY
        ? null
        : units.find(({ key, productId }) => key === uos_key && productId === product.id);
    if (unit === undefined) throw cartErrors.unitNotFound();
    const uosId = unit?.id ?? null;
    const piecesPerUnit = unit?.pieces ?? 1;
    const line = lines.find(
      (one) => one.productId === product.id && one.uosId === uosId && one.parentId === null,
    );
    const total = (line?.quantity ?? 0) + quantity;
    if (total > MAX_QUANTITY) throw cartErrors.tooMany(product.name, MAX_QUANTITY);
    if (piecesOf(lines, product.id) + quantity * piecesPerUnit > piecesForSale(product))
      throw cartErrors.outOfStock(product.name);
    if (line !== undefined) {
      await setLineQuantity(tx, line.id, total);
      lines.splice(lines.indexOf(line), 1, { ...line, quantity: total });
      continue;
    }
    if (lines.length >= MAX_CART_LINES) throw cartErrors.tooManyLines(MAX_CART_LINES);
    const values = { cartId: cart.id, productId: product.id, productName: product.name, uosId };
    const id = await insertLine(tx, { ...values, quantity });
    lines.push({ ...values, id, key: '', quantity, piecesPerUnit, parentId: null, shippingId: null });
  }
  await fitAccessories(tx, cart.id);
}
