import { isCheckedAtom, isLoginAtom } from '@shop/session/session-atoms';
import { paths } from '@shop/site/paths';
import type { PageProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useAtomValue } from 'jotai/react';
import { CheckoutFrame } from '../../parts/checkout-frame';
import { CartShippingNoteSlot } from '../../slots/checkout-slots';
import { AddressForm } from './address-form';
import { addressWay } from './address-way';
import { cartShippingAddWords } from './cart-shipping-add-words';
import { GuestAddressForm } from './guest-address-form';

/**
 * An address for the order or for one of its destinations: a member's goes into the address book, a guest says with the
 * first who orders.
 */
export default function CartShippingAddPage({ search }: PageProps) {
  const words = useWords(cartShippingAddWords);
  const isLogin = useAtomValue(isLoginAtom);
  const isChecked = useAtomValue(isCheckedAtom);
  return (
    <CheckoutFrame title={words.heading} step="shipping" Note={CartShippingNoteSlot}>
      {(cart) => {
        if (!isChecked) return <SkeletonPage sizes={['tall']} />;
        const way = addressWay(cart, search, isLogin ? paths.cartShippingSelect() : paths.cart());
        return isLogin || !way.isFirst ? (
          <AddressForm cart={cart} way={way} isMember={isLogin} />
        ) : (
          <GuestAddressForm cart={cart} way={way} />
        );
      }}
    </CheckoutFrame>
  );
}
