import { leadtimesQuery } from '@shop/feature-cart/leadtimes-query';
import type { CartView } from '@shop/feature-cart/cart-view';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths';
import { useWords } from '@shop/theming/use-words';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { CheckoutFrame } from '../../parts/checkout-frame';
import { QueryFailure } from '../../parts/query-failure';
import { DeliveryForm } from './delivery-form';
import { cartShippingDetailWords } from './cart-shipping-detail-words';
import { CartDeliveryNoteSlot } from '../../slots/checkout-slots';

/** How and when the order is delivered. */
export default function CartShippingDetailPage() {
  const words = useWords(cartShippingDetailWords);
  return (
    <CheckoutFrame title={words.heading} step="delivery" Note={CartDeliveryNoteSlot}>
      {(cart) => <Deliveries cart={cart} />}
    </CheckoutFrame>
  );
}

function Deliveries({ cart }: { readonly cart: CartView }) {
  const { data, error, isPending, refetch } = useQuery({
    ...leadtimesQuery(useApi(), cart.token),
    enabled: cart.shippings.length > 0,
  });
  const [shipping] = cart.shippings;
  if (shipping === undefined) return <Navigate to={paths.cartShippingSelect()} replace />;
  if (isPending) return <SkeletonPage sizes={['block', 'block']} />;
  const leadtime = data?.find((entry) => entry.shippingKey === shipping.key);
  if (leadtime === undefined) return <QueryFailure error={error} onRetry={refetch} />;
  return <DeliveryForm shipping={shipping} leadtime={leadtime} />;
}
