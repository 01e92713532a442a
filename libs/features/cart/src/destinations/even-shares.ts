import type { Shares } from './divided-product';

/** A total shared out as evenly as it can be; the first destinations have one more where it does not come out even. */
export function evenShares(total: number, shippingKeys: readonly string[]): Shares {
  const each = Math.floor(total / shippingKeys.length);
  const more = total % shippingKeys.length;
  return Object.fromEntries(shippingKeys.map((key, at) => [key, each + (at < more ? 1 : 0)]));
}

/** One piece for each destination. */
export const oneEach = (shippingKeys: readonly string[]): Shares =>
  Object.fromEntries(shippingKeys.map((key) => [key, 1]));
