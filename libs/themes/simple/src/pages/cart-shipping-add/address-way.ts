import type { CartView } from '@shop/feature-cart/cart-view';
import type { DestinationPlace } from '@shop/feature-cart/destinations/destination-place';
import { checkoutPaths } from '@shop/site/paths/checkout-paths';
import { isFromConfirm } from '../../parts/is-from-confirm';

/** For which destination an address is written, and where its form leads. */
export interface AddressWay {
  readonly place: DestinationPlace;
  /** It is the first destination of the order, or the only one. */
  readonly isFirst: boolean;
  readonly nextTo: string;
  readonly backTo: string;
}

/** Reads the way from the page's query: one of several destinations leads back to all of them. */
export function addressWay(
  { shippings }: Pick<CartView, 'shippings'>,
  search: URLSearchParams,
  stepBefore: string,
): AddressWay {
  const destination = search.get('destination');
  const way = { isFromConfirm: isFromConfirm(search) };
  const confirm = way.isFromConfirm ? checkoutPaths.cartConfirm() : null;
  if (destination === null)
    return {
      place: null,
      isFirst: true,
      nextTo: confirm ?? checkoutPaths.cartShippingDetail(),
      backTo: confirm ?? stepBefore,
    };
  const all = checkoutPaths.cartShippingSelect({ isSeveral: true, ...way });
  const place = destination === 'new' ? 'further' : { key: destination };
  const isFirst = shippings.length === 0 || destination === shippings[0]?.key;
  return { place, isFirst, nextTo: all, backTo: all };
}
