import { cartErrors } from '../state/cart-errors';
import type { CartDestination } from '../state/cart-destination';

/**
 * Throws where nothing goes to a destination, naming the first such: who chose it expects a parcel there, and an order that
 * left it out would send its gift to another house.
 */
export function requireGoodsEverywhere(destinations: readonly CartDestination[]): void {
  const at = destinations.findIndex(({ lines }) => lines.length === 0);
  const address = destinations[at]?.row.address ?? null;
  if (at >= 0)
    throw cartErrors.destinationWithoutGoods(
      at + 1,
      address === null ? null : `${address.lastName} ${address.firstName}`,
    );
}
