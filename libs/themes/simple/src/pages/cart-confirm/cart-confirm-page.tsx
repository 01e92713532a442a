import { checkoutPaths } from '@shop/site/paths/checkout-paths';
import { useWords } from '@shop/theming/use-words';
import { Navigate } from 'react-router-dom';
import { CheckoutFrame } from '../../parts/checkout-frame';
import { ConfirmForm } from './confirm-form';
import { useReloadOnBfcacheRestore } from './use-reload-on-bfcache-restore';
import { cartConfirmWords } from './cart-confirm-words';
import { CartConfirmNoteSlot } from '../../slots/checkout-slots';

/** Everything about the order once more, before it is binding. */
export default function CartConfirmPage() {
  const words = useWords(cartConfirmWords);
  useReloadOnBfcacheRestore();
  return (
    <CheckoutFrame title={words.heading} step="confirm" Note={CartConfirmNoteSlot} isWhole>
      {(cart, isComputing) => {
        if (cart.shippings.length === 0 && cart.gift === null)
          return <Navigate to={checkoutPaths.cartShippingSelect()} replace />;
        if (cart.paymentId === null) return <Navigate to={checkoutPaths.cartPayment()} replace />;
        return <ConfirmForm cart={cart} isComputing={isComputing} />;
      }}
    </CheckoutFrame>
  );
}
