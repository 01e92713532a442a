import { isCheckedAtom, isLoginAtom } from '@shop/session/session-atoms';
import { useWords } from '@shop/theming/use-words';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useAtomValue } from 'jotai/react';
import { CheckoutFrame } from '../../parts/checkout-frame';
import { AddressForm } from './address-form';
import { cartShippingAddWords } from './cart-shipping-add-words';
import { GuestAddressForm } from './guest-address-form';
import { CartShippingNoteSlot } from '../../slots/checkout-slots';

/** A new address: a member's goes into the address book, a guest says who orders too. */
export default function CartShippingAddPage() {
  const words = useWords(cartShippingAddWords);
  const isLogin = useAtomValue(isLoginAtom);
  const isChecked = useAtomValue(isCheckedAtom);
  return (
    <CheckoutFrame title={words.heading} step="shipping" Note={CartShippingNoteSlot}>
      {(cart) => {
        if (!isChecked) return <SkeletonPage sizes={['tall']} />;
        return isLogin ? <AddressForm /> : <GuestAddressForm cart={cart} />;
      }}
    </CheckoutFrame>
  );
}
