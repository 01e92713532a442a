import { isCheckedAtom, isLoginAtom } from '@shop/session/session-atoms';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useAtomValue } from 'jotai/react';
import { CheckoutFrame } from '../../parts/checkout-frame';
import { AddressForm } from './address-form';
import { OrdererForm } from './orderer-form';

/** A new address: a member's goes into the address book, a visitor first says who orders. */
export default function CartShippingAddPage() {
  const isLogin = useAtomValue(isLoginAtom);
  const isChecked = useAtomValue(isCheckedAtom);
  return (
    <CheckoutFrame title="お届け先の追加" step="お届け先">
      {(cart) => {
        if (!isChecked) return <SkeletonPage sizes={['tall']} />;
        if (!isLogin && cart.orderer.email === '') return <OrdererForm orderer={cart.orderer} />;
        return <AddressForm isMember={isLogin} />;
      }}
    </CheckoutFrame>
  );
}
