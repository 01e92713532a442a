import type { CartView } from '@shop/feature-cart/cart-view';
import { schoolPickupsQuery } from '@shop/feature-catalogue/school-requirements/school-pickups-query';
import { useApi } from '@shop/query/use-api';
import { isCheckedAtom, isLoginAtom } from '@shop/session/session-atoms';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai/react';
import { GuestPickupForm } from './guest-pickup-form';
import { PickupButton } from './pickup-button';
import { PickupPanel } from './pickup-panel';

interface PickupChoiceProps {
  readonly cart: CartView;
}

/**
 * The schools that hand the order over, beside the addresses to which it is sent: for who has checked one, until its
 * deadline; then the choice says why it is closed.
 */
export function PickupChoice({ cart }: PickupChoiceProps) {
  const { data = [] } = useQuery(schoolPickupsQuery(useApi()));
  const isChecked = useAtomValue(isCheckedAtom);
  const isMember = useAtomValue(isLoginAtom);
  if (!isChecked) return null;
  return data.map((pickup) => {
    const { schoolId } = pickup;
    const isChosen = cart.shippings.some((one) => one.pickup?.schoolId === schoolId);
    return (
      <PickupPanel key={schoolId} pickup={pickup} isChosen={isChosen}>
        {isMember || isChosen ? (
          <PickupButton schoolId={schoolId} isChosen={isChosen} />
        ) : (
          <GuestPickupForm cart={cart} schoolId={schoolId} />
        )}
      </PickupPanel>
    );
  });
}
