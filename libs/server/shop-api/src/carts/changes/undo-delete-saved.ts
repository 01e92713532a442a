import { PIECE_KEY } from '@shop/contract/products/list-product-uos';
import { findUnits } from '../../products/uos-store';
import { cartErrors } from '../state/cart-errors';
import { findAddable } from '../state/line-store';
import type { AddedProduct } from './add-products';
import type { CartChangeContext } from './cart-change-context';
import { putAside } from './put-aside';

/**
 * Undoes the deletion of a saved line. A missing product is `lineNotFound`: storefronts empty the cart on
 * `productNotFound`.
 */
export async function undoDeleteSaved(
  work: CartChangeContext,
  { product_key, quantity, uos_key }: AddedProduct,
): Promise<void> {
  const { tx, context, visible } = work;
  const [product] = await findAddable(tx, { channelId: context.channel.id, visible }, [product_key]);
  if (product === undefined) throw cartErrors.lineNotFound();
  const isInPieces = uos_key === undefined || uos_key === PIECE_KEY;
  const units = isInPieces ? [] : await findUnits(tx, [product.id]);
  const unit = units.find(({ key }) => key === uos_key);
  if (!isInPieces && unit === undefined) throw cartErrors.lineNotFound();
  await putAside(work, product.name, { productId: product.id, uosId: unit?.id ?? null, quantity });
}
