import { isCheckedAtom, isLoginAtom } from '@shop/session/session-atoms';
import { paths } from '@shop/site/paths';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useAtomValue } from 'jotai/react';
import { Navigate } from 'react-router-dom';
import { CheckoutFrame } from '../../parts/checkout-frame';
import { AddressChoice } from './address-choice';
import { WrittenAddress } from './written-address';

/** Where the order is sent: an entry of the address book; a visitor signs in first or writes an address. */
export default function CartShippingSelectPage() {
  const isLogin = useAtomValue(isLoginAtom);
  const isChecked = useAtomValue(isCheckedAtom);
  return (
    <CheckoutFrame title="お届け先の選択" step="お届け先">
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
