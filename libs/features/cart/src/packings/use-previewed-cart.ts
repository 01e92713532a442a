import { previewCartPackings } from '@shop/contract/carts/preview-cart-packings';
import { useApi } from '@shop/query/use-api';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai/react';
import { cartKeys } from '../cart-keys';
import type { CartView } from '../cart-view';
import { toCart } from '../to-cart';
import { packingPreviewAtom } from './packing-preview';

/**
 * The cart with the packings that are chosen in the step that is open, before they are sent: the server computes what it
 * comes to. `isPreview` once it has. Where it cannot, the cart is shown as it is.
 */
export function usePreviewedCart(cart: CartView): {
  readonly cart: CartView;
  readonly isComputing: boolean;
  readonly isPreview: boolean;
} {
  const api = useApi();
  const preview = useAtomValue(packingPreviewAtom);
  const isOfCart = preview?.cartToken === cart.token && preview.revision === cart.revision;
  const packings = isOfCart ? preview.packings : [];
  // While a payment is open nothing is chosen: any change of the cart would cancel that payment.
  const isAsked = isOfCart && cart.openPayment === null;
  const { data, isFetching } = useQuery({
    queryKey: cartKeys.packingsPreview(cart.token, cart.revision, packings),
    queryFn: async ({ signal }) => {
      const body = {
        cart_token: cart.token,
        packings: packings.map(({ shippingKey, packingKey, quantity }) => ({
          shipping_key: shippingKey,
          packing_key: packingKey,
          quantity,
        })),
      };
      return toCart((await api.call(previewCartPackings, { body }, { signal })).data);
    },
    enabled: isAsked,
  });
  if (!isAsked) return { cart, isComputing: false, isPreview: false };
  return { cart: data ?? cart, isComputing: data === undefined && isFetching, isPreview: data !== undefined };
}
