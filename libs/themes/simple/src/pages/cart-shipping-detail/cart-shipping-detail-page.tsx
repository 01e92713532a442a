import type { CartView } from '@shop/feature-cart/cart-view';
import { useDeliveryForm } from '@shop/feature-cart/delivery/use-delivery-form';
import { checkoutPaths } from '@shop/site/paths/checkout-paths';
import type { PageProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { Navigate } from 'react-router-dom';
import { CheckoutFrame } from '../../parts/checkout-frame';
import { isFromConfirm } from '../../parts/is-from-confirm';
import { QueryFailure } from '../../parts/query-failure';
import { DeliveryForm } from './delivery-form';
import { GiftDelivery } from './gift-delivery';
import { PickupDelivery } from './pickup-delivery';
import { cartShippingDetailWords } from './cart-shipping-detail-words';
import { CartDeliveryNoteSlot } from '../../slots/checkout-slots';

/** How and when the order is delivered, and how it is wrapped. */
export default function CartShippingDetailPage({ search }: PageProps) {
  const words = useWords(cartShippingDetailWords);
  return (
    <CheckoutFrame title={words.heading} step="delivery" Note={CartDeliveryNoteSlot}>
      {(cart) =>
        cart.gift === null ? (
          <Deliveries cart={cart} isFromConfirm={isFromConfirm(search)} />
        ) : (
          <GiftDelivery cart={cart} gift={cart.gift} isFromConfirm={isFromConfirm(search)} />
        )
      }
    </CheckoutFrame>
  );
}

interface DeliveriesProps {
  readonly cart: CartView;
  readonly isFromConfirm: boolean;
}

function Deliveries({ cart, isFromConfirm }: DeliveriesProps) {
  const delivery = useDeliveryForm(cart);
  const [first] = cart.shippings;
  if (first?.pickup != null)
    return <PickupDelivery cart={cart} pickup={first.pickup} isFromConfirm={isFromConfirm} />;
  if (cart.shippings.length === 0) return <Navigate to={checkoutPaths.cartShippingSelect()} replace />;
  if (delivery.isPending) return <SkeletonPage sizes={['block', 'block']} />;
  if (delivery.destinations.length === 0)
    return <QueryFailure error={delivery.error} onRetry={delivery.refetch} />;
  return <DeliveryForm cart={cart} delivery={delivery} isFromConfirm={isFromConfirm} />;
}
