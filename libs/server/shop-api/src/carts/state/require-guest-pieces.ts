import { hasRight } from '../../auth/caller';
import { cartErrors } from './cart-errors';
import type { CartState } from './cart-state';

/**
 * Throws where somebody who need not be anybody orders more pieces of a product than the shop gives to guests: they would hold
 * them for days without paying.
 */
export function requireGuestPieces({
  lines,
  caller,
  checkoutSettings: { guestPiecesPerProduct: most },
}: Pick<CartState, 'lines' | 'caller' | 'checkoutSettings'>): void {
  if (most === null || hasRight(caller, 'memberLimits')) return;
  const pieces = new Map<string, number>();
  for (const { product, pieces: ofLine } of lines) {
    if (product === null) continue;
    const all = (pieces.get(product.key) ?? 0) + ofLine;
    if (all > most) throw cartErrors.tooManyForGuests(product.name, most);
    pieces.set(product.key, all);
  }
}
