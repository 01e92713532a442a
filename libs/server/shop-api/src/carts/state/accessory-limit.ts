import { MAX_QUANTITY } from '@shop/contract/carts/max-quantity';

/** How many of an accessory are allowed for a number of pieces. */
export interface AccessoryLimit {
  /** `same`: exactly one for each piece; `free`: up to `maxPerPiece` for each. */
  readonly quantityRule: 'same' | 'free';
  readonly maxPerPiece: number;
}

/** The most of an accessory that may go with so many pieces of its product. */
export const mostAccessories = ({ quantityRule, maxPerPiece }: AccessoryLimit, pieces: number): number =>
  Math.min(MAX_QUANTITY, quantityRule === 'same' ? pieces : pieces * maxPerPiece);

/** The quantity nearest to the wished one that the rule allows. */
export function fitQuantity(limit: AccessoryLimit, pieces: number, wished: number): number {
  const most = mostAccessories(limit, pieces);
  return limit.quantityRule === 'same' ? most : Math.min(wished, most);
}
