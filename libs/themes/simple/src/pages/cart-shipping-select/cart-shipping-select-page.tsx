import { isCheckedAtom, isLoginAtom } from '@shop/session/session-atoms';
import { paths } from '@shop/site/paths';
import { useWords } from '@shop/theming/use-words';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useAtomValue } from 'jotai/react';
import { Navigate } from 'react-router-dom';
import { CheckoutFrame } from '../../parts/checkout-frame';
import { AddressChoice } from './address-choice';
import { cartShippingSelectWords } from './cart-shipping-select-words';
import { WrittenAddress } from './written-address';
import { CartShippingNoteSlot } from '../../slots/checkout-slots';

/** Where the order is sent: an entry of the address book; a guest signs in first or writes an address. */
export default function CartShippingSelectPage() {
  const words = useWords(cartShippingSelectWords);
  const isLogin = useAtomValue(isLoginAtom);
  const isChecked = useAtomValue(isCheckedAtom);
  return (
    <CheckoutFrame title={words.heading} step="shipping" Note={CartShippingNoteSlot}>
      {(cart) => {
        const [shipping] = cart.shippings;
        if (isLogin) return <AddressChoice chosenId={shipping?.userAddressId ?? null} />;
        if (!isChecked) return <SkeletonPage sizes={['block']} />;
        if (shipping === undefined) return <Navigate to={paths.login()} replace />;
        return <WrittenAddress address={shipping.address} />;
      }}
    </CheckoutFrame>
  );
}
