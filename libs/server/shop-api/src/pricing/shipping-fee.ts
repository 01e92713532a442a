/** What a shipping fee depends on; yen without tax. */
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

/** Shipping fee of one destination, without tax. */
export function shippingFeeOf({ subtotal, rate, freeFrom, isShippingFree }: ShippingFeeInput): number {
  if (isShippingFree) return 0;
  return freeFrom !== null && subtotal >= freeFrom ? 0 : rate;
}

/** How much is missing until shipping is free; null where it never is or already is. */
export function freeShippingRemaining(subtotal: number, freeFrom: number | null): number | null {
  return freeFrom === null || subtotal >= freeFrom ? null : freeFrom - subtotal;
}
