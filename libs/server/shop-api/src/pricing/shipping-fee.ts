/** What a shipping fee depends on; yen, as the shop states amounts. */
export interface ShippingFeeInput {
  /** The goods of the whole order. */
  readonly subtotal: number;
  /** The prefecture's rate. */
  readonly rate: number;
  /** Goods from which shipping is free; null: never. */
  readonly freeFrom: number | null;
  /** Kinds of delivery that cost nothing, such as handover at the hub. */
  readonly isShippingFree: boolean;
}

/** Whether goods for `subtotal` are sent for nothing. */
export const reachesFreeShipping = (subtotal: number, freeFrom: number | null): boolean =>
  freeFrom !== null && subtotal >= freeFrom;

/** Shipping fee of one destination. */
export const shippingFeeOf = ({ subtotal, rate, freeFrom, isShippingFree }: ShippingFeeInput): number =>
  isShippingFree || reachesFreeShipping(subtotal, freeFrom) ? 0 : rate;

/** How much is missing until shipping is free; null where it never is or already is. */
export const freeShippingRemaining = (subtotal: number, freeFrom: number | null): number | null =>
  freeFrom === null || reachesFreeShipping(subtotal, freeFrom) ? null : freeFrom - subtotal;
