import type { CartView } from '@shop/feature-cart/cart-view';
import { useFormDraft } from '@shop/feature-cart/use-form-draft';
import { isCheckedAtom, isLoginAtom } from '@shop/session/session-atoms';
import { checkoutPaths } from '@shop/site/paths/checkout-paths';
import { paths } from '@shop/site/paths/paths';
import type { PageProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useAtomValue } from 'jotai/react';
import { CheckoutFrame } from '../../parts/checkout-frame';
import { CartShippingNoteSlot } from '../../slots/checkout-slots';
import { AddressForm } from './address-form';
import { type AddressWay, addressWay } from './address-way';
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
        const way = addressWay(cart, search, isLogin ? checkoutPaths.cartShippingSelect() : paths.cart());
        return <WrittenAddress cart={cart} way={way} isMember={isLogin} />;
      }}
    </CheckoutFrame>
  );
}

interface WrittenAddressProps {
  readonly cart: CartView;
  readonly way: AddressWay;
  readonly isMember: boolean;
}

/** The form, once it is known what was written in it before. */
function WrittenAddress({ cart, way, isMember }: WrittenAddressProps) {
  const draft = useFormDraft(cart, 'address', placeName(way));
  if (draft === null) return <SkeletonPage sizes={['tall']} />;
  return isMember || !way.isFirst ? (
    <AddressForm cart={cart} way={way} isMember={isMember} draft={draft} />
  ) : (
    <GuestAddressForm cart={cart} way={way} draft={draft} />
  );
}

const placeName = ({ place }: AddressWay): string => (typeof place === 'object' ? (place?.key ?? '') : place);
