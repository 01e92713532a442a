import { paths } from '@shop/site/paths';
import { Navigate } from 'react-router-dom';
import { CheckoutFrame } from '../../parts/checkout-frame';
import { ConfirmForm } from './confirm-form';
import { useReloadWhenKept } from './use-reload-when-kept';

/** Everything about the order once more, before it is binding. */
export default function CartConfirmPage() {
  useReloadWhenKept();
  return (
    <CheckoutFrame title="ご注文内容の確認" step="確認" isWhole>
      {(cart, isComputing) => {
        if (cart.shippings.length === 0) return <Navigate to={paths.cartShippingSelect()} replace />;
        if (cart.paymentId === null) return <Navigate to={paths.cartPayment()} replace />;
        return <ConfirmForm cart={cart} isComputing={isComputing} />;
      }}
    </CheckoutFrame>
  );
}
