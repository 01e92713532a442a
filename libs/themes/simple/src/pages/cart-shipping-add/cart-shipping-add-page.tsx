import { isCheckedAtom, isLoginAtom } from '@shop/session/session-atoms';
import { useWords } from '@shop/theming/use-words';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useAtomValue } from 'jotai/react';
import { CheckoutFrame } from '../../parts/checkout-frame';
import { AddressForm } from './address-form';
import { cartShippingAddWords } from './cart-shipping-add-words';
import { OrdererForm } from './orderer-form';
import { CartShippingNoteSlot } from '../../slots/checkout-slots';

/** A new address: a member's goes into the address book, a guest first says who orders. */
export default function CartShippingAddPage() {
  const words = useWords(cartShippingAddWords);
  const isLogin = useAtomValue(isLoginAtom);
  const isChecked = useAtomValue(isCheckedAtom);
  return (
    <CheckoutFrame title={words.heading} step="shipping" Note={CartShippingNoteSlot}>
      {(cart) => {
        if (!isChecked) return <SkeletonPage sizes={['tall']} />;
        if (!isLogin && cart.orderer.email === '') return <OrdererForm orderer={cart.orderer} />;
        return <AddressForm isMember={isLogin} />;
      }}
    </CheckoutFrame>
  );
}
