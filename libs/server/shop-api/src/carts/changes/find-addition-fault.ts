import { MAX_CART_LINES } from '@shop/contract/carts/max-cart-lines';
import { MAX_QUANTITY } from '@shop/contract/carts/max-quantity';
import { piecesForSale } from '../../products/pieces-for-sale';
import { type AddableProduct, type CountedLine, piecesOf } from '../state/line-store';
import { mostInWholeLots } from '../state/whole-lots';

/** A product in a unit of sale; without a unit: in single pieces. */
interface Goods {
  readonly product: Pick<AddableProduct, 'id'>;
  readonly unit: { readonly id: number; readonly pieces: number } | null;
}

/** What is to be added: so many units of a product. */
export interface Addition extends Goods {
  readonly product: AddableProduct;
  readonly quantity: number;
}

/** Why something cannot be added; `most` is the quantity that could be, in whole lots with the cart, which may be 0. */
export type AdditionFault =
  | { readonly kind: 'not_on_sale' | 'too_many_lines' }
  | { readonly kind: 'too_many' | 'out_of_stock' | 'too_many_for_guests'; readonly most: number };

/** The line of the same product in the same unit, which an addition raises. */
export const findSameLine = <Line extends CountedLine>(
  lines: readonly Line[],
  { product, unit }: Goods,
): Line | undefined =>
  lines.find(
    (line) => line.productId === product.id && line.uosId === (unit?.id ?? null) && line.parentId === null,
  );

/**
 * Why this cart refuses an addition, or null. Adding and the order desk's preview both use it. `guestPieces`: see
 * `guestPieceLimit`.
 */
export function findAdditionFault(
  lines: readonly CountedLine[],
  addition: Addition,
  guestPieces: number | null,
): AdditionFault | null {
  const { product, unit, quantity } = addition;
  if (!product.isOnSale) return { kind: 'not_on_sale' };
  const line = findSameLine(lines, addition);
  const room = MAX_QUANTITY - (line?.quantity ?? 0);
  const most = (count: number) =>
    unit === null ? mostInWholeLots(lines, product, count) : Math.max(0, count);
  if (quantity > room) return { kind: 'too_many', most: most(room) };
  const pieces = unit?.pieces ?? 1;
  const inCart = piecesOf(lines, product.id);
  const left = Math.floor((piecesForSale(product) - inCart) / pieces);
  if (quantity > left) return { kind: 'out_of_stock', most: most(left) };
  const allowed = guestPieces === null ? left : Math.floor((guestPieces - inCart) / pieces);
  if (quantity > allowed) return { kind: 'too_many_for_guests', most: most(allowed) };
  if (line === undefined && lines.length >= MAX_CART_LINES) return { kind: 'too_many_lines' };
  return null;
}
