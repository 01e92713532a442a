import type { CartView } from '@shop/feature-cart/cart-view';
import type { useDeliveryForm } from '@shop/feature-cart/delivery/use-delivery-form';
import { goodsOf } from '@shop/feature-cart/destinations/goods-of';
import { usePackingChoices } from '@shop/feature-cart/packings/use-packing-choices';
import { checkoutPaths } from '@shop/site/paths/checkout-paths';
import { useWords } from '@shop/theming/use-words';
import { classNames } from '@shop/ui-kit/class-names';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Panel } from '@shop/ui-kit/panel';
import { useState } from 'react';
import { AddressBlock } from '../../parts/address-block';
import styles from '../../parts/form-layout.module.css';
import { DestinationContents } from '../../parts/destination-contents';
import { destinationWords } from '../../parts/destination-words';
import { SeveralDestinationsLink } from '../../parts/several-destinations-link';
import { StepActions } from '../../parts/step-actions';
import { useDestinationNames } from '../../parts/use-destination-names';
import { useFocusInvalid } from '../../parts/use-focus-invalid';
import { useStep } from '../../parts/use-step';
import { useStepWay } from '../../parts/use-step-way';
import { cartShippingDetailWords } from './cart-shipping-detail-words';
import { DeliveryFields } from './delivery-fields';
import { PackingFields } from './packing-fields';
import { RemarksField } from './remarks-field';
import { SameDay } from './same-day';

interface DeliveryFormProps {
  readonly cart: CartView;
  readonly delivery: ReturnType<typeof useDeliveryForm>;
  readonly isFromConfirm: boolean;
}

/** Delivery, day, time slot, wrapping and noshi of every destination, and what else the shopper asks for. */
export function DeliveryForm({ cart, delivery, isFromConfirm }: DeliveryFormProps) {
  const words = useWords(cartShippingDetailWords);
  const { shippingAddress, numbered } = useWords(destinationWords);
  const names = useDestinationNames(cart);
  const packing = usePackingChoices(cart);
  const [isChecked, setIsChecked] = useState(false);
  const [form, focusInvalid] = useFocusInvalid();
  const way = useStepWay(isFromConfirm, checkoutPaths.cartPayment(), checkoutPaths.cartShippingSelect());
  const { take, isBusy, errorText } = useStep(way.next);
  const isSeveral = cart.shippings.length > 1;
  const isWrong = packing.incomplete !== null || delivery.destinations.some(({ isDayGone }) => isDayGone);
  return (
    <form
      ref={form}
      className={classNames(styles.fields, styles.step)}
      onSubmit={(event) => {
        event.preventDefault();
        setIsChecked(true);
        if (isWrong) return focusInvalid();
        void take(async () => {
          await delivery.save();
          await packing.save();
        });
      }}
    >
      {isSeveral && <SameDay day={delivery.commonDay} onChoose={delivery.chooseForAll} />}
      {delivery.destinations.map(({ shipping, leadtime, choice, isDayGone }) => {
        const at = cart.shippings.indexOf(shipping);
        const name = isSeveral ? numbered(at + 1) : shippingAddress;
        return (
          <Panel
            key={shipping.key}
            title={name}
            action={
              <LinkButton to={checkoutPaths.cartShippingSelect({ isFromConfirm })} variant="quiet">
                {words.change}
              </LinkButton>
            }
          >
            <div className={styles.fields}>
              <div>
                {names[at]?.ownLabel != null && <strong>{names[at].ownLabel}</strong>}
                <AddressBlock address={shipping.address} />
                {isSeveral && <DestinationContents goods={goodsOf(cart, shipping.key)} packings={[]} />}
              </div>
              {!isSeveral && <SeveralDestinationsLink cart={cart} isFromConfirm={isFromConfirm} />}
              <DeliveryFields
                shipping={shipping}
                leadtime={leadtime}
                choice={choice}
                isDayGone={isDayGone}
                onChange={(part) => delivery.change(shipping, part)}
              />
              <PackingFields
                id={shipping.key}
                name={name}
                cart={cart}
                values={packing.valuesOf(shipping)}
                isTitleMissing={isChecked && packing.isTitleMissing(shipping)}
                nameFault={isChecked ? packing.nameFault(shipping) : undefined}
                isMessageMissing={isChecked && packing.isMessageMissing(shipping)}
                onChange={(part) => packing.change(shipping, part)}
              />
            </div>
          </Panel>
        );
      })}
      <RemarksField delivery={delivery} />
      <StepActions {...way.actions} isAtFoot isBusy={isBusy} failure={errorText} />
    </form>
  );
}
