import type { CartView } from '@shop/feature-cart/cart-view';
import { useDeliveryForm } from '@shop/feature-cart/delivery/use-delivery-form';
import { checkoutPaths } from '@shop/site/paths/checkout-paths';
import type { Pickup } from '@shop/site/views/pickup';
import { useWords } from '@shop/theming/use-words';
import { classNames } from '@shop/ui-kit/class-names';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Panel } from '@shop/ui-kit/panel';
import { AddressBlock } from '../../parts/address-block';
import styles from '../../parts/form-layout.module.css';
import { PickupDays } from '../../parts/school-pickup/pickup-days';
import { schoolPickupWords } from '../../parts/school-pickup/school-pickup-words';
import { StepActions } from '../../parts/step-actions';
import { useStep } from '../../parts/use-step';
import { useStepWay } from '../../parts/use-step-way';
import { RemarksField } from './remarks-field';

interface PickupDeliveryProps {
  readonly cart: CartView;
  readonly pickup: Pickup;
  readonly isFromConfirm: boolean;
}

/** What a school hands over has its day: there is nothing to choose but the remarks. */
export function PickupDelivery({ cart, pickup, isFromConfirm }: PickupDeliveryProps) {
  const words = useWords(schoolPickupWords);
  const delivery = useDeliveryForm(cart);
  const way = useStepWay(isFromConfirm, checkoutPaths.cartPayment(), checkoutPaths.cartShippingSelect());
  const { take, isBusy, errorText } = useStep(way.next);
  return (
    <form
      className={classNames(styles.fields, styles.step)}
      onSubmit={(event) => {
        event.preventDefault();
        void take(delivery.save);
      }}
    >
      <Panel
        title={words.heading}
        action={
          <LinkButton to={checkoutPaths.cartShippingSelect({ isFromConfirm })} variant="quiet">
            {words.change}
          </LinkButton>
        }
      >
        <PickupDays pickup={pickup} />
        {cart.shippings.map(({ key, address }) => (
          <AddressBlock key={key} address={address} />
        ))}
        <p>{words.bringNumber}</p>
        <p>{words.paidFirst}</p>
      </Panel>
      <RemarksField delivery={delivery} />
      <StepActions {...way.actions} isAtFoot isBusy={isBusy} failure={errorText} />
    </form>
  );
}
