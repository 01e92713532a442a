const PERCENT = 100;

/** What a variant costs a customer group; yen, as the shop states them. */
export interface GroupPriceInput {
  readonly listPrice: number;
  /** The group's own price of this variant; null: none. */
  readonly groupPrice: number | null;
  /** The group's discount where it has no price of its own; whole percent. */
  readonly discountPercent: number;
}

/** A group's own price wins; otherwise its discount is taken off the list price, rounded down to the yen. */
export const priceForGroup = ({ listPrice, groupPrice, discountPercent }: GroupPriceInput): number =>
  groupPrice ?? Math.floor((listPrice * (PERCENT - discountPercent)) / PERCENT);
