import { isCheckedAtom, isLoginAtom } from '@shop/session/session-atoms';
import { paths } from '@shop/site/paths/paths';
import { useSettings } from '@shop/site/settings/use-settings';
import type { PageProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useAtomValue } from 'jotai/react';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { CheckoutFrame } from '../../parts/checkout-frame';
import { isFromConfirm } from '../../parts/is-from-confirm';
import { AddressChoice } from './address-choice';
import { GiftOffer } from '../../parts/gift/gift-offer';
import { GiftReceiverForm } from './gift-receiver-form';
import { cartShippingSelectWords } from './cart-shipping-select-words';
import { Destinations } from './destinations';
import { WrittenAddress } from './written-address';
import { CartShippingNoteSlot } from '../../slots/checkout-slots';

/**
 * Where the order is sent: an entry of the address book, several of them, or what a guest writes, who signs in or writes
 * an address first; or a gift, whose receiver enters the address.
 */
export default function CartShippingSelectPage({ search }: PageProps) {
  const words = useWords(cartShippingSelectWords);
  const isLogin = useAtomValue(isLoginAtom);
  const isChecked = useAtomValue(isCheckedAtom);
  const { isMultipleShippingAllowed, socialGiftDays } = useSettings();
  // Who has removed all but one stays with them, and may add another.
  const [isStaying, setIsStaying] = useState(false);
  const isWanted = isMultipleShippingAllowed && search.get('several') === '1';
  const way = { isFromConfirm: isFromConfirm(search) };
  return (
    <CheckoutFrame title={words.heading} step="shipping" Note={CartShippingNoteSlot}>
      {(cart) => {
        if (!isLogin && !isChecked) return <SkeletonPage sizes={['block']} />;
        if (cart.gift !== null || (socialGiftDays > 0 && search.get('gift') === '1'))
          return <GiftReceiverForm cart={cart} isMember={isLogin} {...way} />;
        if (!isLogin && cart.shippings.length === 0) return <Navigate to={paths.login()} replace />;
        if (isWanted || isStaying || cart.shippings.length > 1)
          return <Destinations cart={cart} isMember={isLogin} onStay={() => setIsStaying(true)} {...way} />;
        return (
          <>
            {isLogin ? <AddressChoice cart={cart} {...way} /> : <WrittenAddress cart={cart} {...way} />}
            <GiftOffer {...way} />
          </>
        );
      }}
    </CheckoutFrame>
  );
}
