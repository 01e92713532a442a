/** What carriage depends on; yen without tax. */
export interface CarriageInput {
  /** The goods of the whole order. */
  readonly subtotal: number;
  /** The prefecture's rate. */
  readonly rate: number;
  /** Goods from which carriage is free; null: never. */
  readonly freeFrom: number | null;
  /** Kinds of delivery that cost nothing, such as handover at the hub. */
  readonly isCarriageFree: boolean;
}

/** Carriage of one destination, without tax. */
export function carriageOf({ subtotal, rate, freeFrom, isCarriageFree }: CarriageInput): number {
  if (isCarriageFree) return 0;
  return freeFrom !== null && subtotal >= freeFrom ? 0 : rate;
}

/** How much is missing until carriage is free; null where it never is or already is. */
export function carriageFreeRemaining(subtotal: number, freeFrom: number | null): number | null {
  return freeFrom === null || subtotal >= freeFrom ? null : freeFrom - subtotal;
}
