import type { CartGiftView, CartView } from '@shop/feature-cart/cart-view';
import { useDeliveryForm } from '@shop/feature-cart/delivery/use-delivery-form';
import { usePackingChoices } from '@shop/feature-cart/packings/use-packing-choices';
import { checkoutPaths } from '@shop/site/paths/checkout-paths';
import { useWords } from '@shop/theming/use-words';
import { classNames } from '@shop/ui-kit/class-names';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Panel } from '@shop/ui-kit/panel';
import { useState } from 'react';
import styles from '../../parts/form-layout.module.css';
import { cartGiftWords } from '../../parts/gift/cart-gift-words';
import { StepActions } from '../../parts/step-actions';
import { useStep } from '../../parts/use-step';
import { useStepWay } from '../../parts/use-step-way';
import { PackingFields } from './packing-fields';
import { RemarksField } from './remarks-field';

interface GiftDeliveryProps {
  readonly cart: CartView;
  readonly gift: CartGiftView;
  readonly isFromConfirm: boolean;
}

/** How a gift is wrapped; its receiver chooses day and time. */
export function GiftDelivery({ cart, gift, isFromConfirm }: GiftDeliveryProps) {
  const words = useWords(cartGiftWords);
  const delivery = useDeliveryForm(cart);
  const packing = usePackingChoices(cart);
  const [isChecked, setIsChecked] = useState(false);
  const way = useStepWay(isFromConfirm, checkoutPaths.cartPayment(), checkoutPaths.cartShippingSelect());
  const { take, isBusy, errorText } = useStep(way.next);
  const save = async () => {
    await delivery.save();
    await packing.save();
  };
  return (
    <form
      className={classNames(styles.fields, styles.step)}
      onSubmit={(event) => {
        event.preventDefault();
        setIsChecked(true);
        if (packing.incomplete === null) void take(save);
      }}
    >
      <Panel
        title={words.receiver}
        action={
          <LinkButton to={checkoutPaths.cartShippingSelect({ isFromConfirm })} variant="quiet">
            {words.change}
          </LinkButton>
        }
      >
        <div className={styles.fields}>
          <p>{words.receiverName(gift.receiverName)}</p>
          <p>{words.arrival}</p>
          <PackingFields
            id={gift.key}
            name={words.receiver}
            cart={cart}
            values={packing.valuesOf(gift)}
            isTitleMissing={isChecked && packing.isTitleMissing(gift)}
            nameFault={isChecked ? packing.nameFault(gift) : undefined}
            isMessageMissing={isChecked && packing.isMessageMissing(gift)}
            onChange={(part) => packing.change(gift, part)}
          />
        </div>
      </Panel>
      <RemarksField delivery={delivery} />
      <StepActions {...way.actions} isAtFoot isBusy={isBusy} failure={errorText} />
    </form>
  );
}
