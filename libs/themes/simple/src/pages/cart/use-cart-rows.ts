import type { CartLine, CartView } from '@shop/feature-cart/cart-view';
import { productEntries } from '@shop/feature-cart/destinations/product-entries';
import { leastQuantity } from '@shop/feature-cart/least-quantity';
import type { CartNews } from '@shop/feature-cart/seen/cart-news';
import { useDestinationNames } from '../../parts/use-destination-names';
import type { CartLineRowProps, CartLineShare } from './cart-lines-props';
import type { DoneToLine } from './undo-notice';

const NO_DESTINATIONS: Pick<CartView, 'shippings'> = { shippings: [] };

/** The rows of a cart: one for each product, with what goes to each of several destinations. */
export function useCartRows(
  cart: CartView | null,
  news: CartNews | null,
  onDone: (done: DoneToLine) => void,
): readonly CartLineRowProps[] {
  const places = useDestinationNames(cart ?? NO_DESTINATIONS);
  if (cart === null) return [];
  const destinationOf = ({ shippingKey }: CartLine): string | null =>
    places.length > 1 ? (places.find(({ key }) => key === shippingKey)?.name ?? null) : null;
  const shareOf = (line: CartLine): CartLineShare => ({
    line,
    least: leastQuantity(cart.lines, line),
    news: news?.lines[line.key] ?? [],
    destination: destinationOf(line),
    onDone,
  });
  return productEntries(cart).map(({ line, lines }) =>
    lines.length === 1
      ? { ...shareOf(line), shares: [] }
      : {
          line,
          // All its lines together are in whole lots by themselves.
          least: line.lotSize,
          news: [],
          destination: null,
          onDone,
          shares: lines.map(shareOf),
        },
  );
}
