import type { CartView } from '@shop/feature-cart/cart-view';
import type { useDeliveryForm } from '@shop/feature-cart/delivery/use-delivery-form';
import { goodsOf, piecesOf } from '@shop/feature-cart/destinations/goods-of';
import { usePackingChoices } from '@shop/feature-cart/packings/use-packing-choices';
import { checkoutPaths } from '@shop/site/checkout-paths';
import { paths } from '@shop/site/paths';
import { useWords } from '@shop/theming/use-words';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Panel } from '@shop/ui-kit/panel';
import { TextAreaField } from '@shop/ui-kit/text-area-field';
import { useRef, useState } from 'react';
import { AddressBlock } from '../../parts/address-block';
import styles from '../../parts/choice-list.module.css';
import { DestinationContents } from '../../parts/destination-contents';
import { destinationWords } from '../../parts/destination-words';
import { SeveralDestinationsLink } from '../../parts/several-destinations-link';
import { severalDestinationsWords } from '../../parts/several-destinations-words';
import { StepActions } from '../../parts/step-actions';
import { useStep } from '../../parts/use-step';
import { cartShippingDetailWords } from './cart-shipping-detail-words';
import { DeliveryFields } from './delivery-fields';
import { PackingFields } from './packing-fields';
import { SameDay } from './same-day';

const REMARKS_MAX_LENGTH = 1000;
const REMARKS_ROWS = 3;

interface DeliveryFormProps {
  readonly cart: CartView;
  readonly delivery: ReturnType<typeof useDeliveryForm>;
  readonly isFromConfirm: boolean;
}

/** Delivery, day, time slot, wrapping and noshi of every destination, and what else the shopper asks for. */
export function DeliveryForm({ cart, delivery, isFromConfirm }: DeliveryFormProps) {
  const words = useWords(cartShippingDetailWords);
  const { shippingAddress, numbered } = useWords(destinationWords);
  const { toConfirm } = useWords(severalDestinationsWords);
  const packing = usePackingChoices(cart);
  const [isChecked, setIsChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { take, isBusy, errorText } = useStep(
    isFromConfirm ? checkoutPaths.cartConfirm() : checkoutPaths.cartPayment(),
  );
  const isSeveral = cart.shippings.length > 1;
  const isWrong = packing.incomplete !== null || delivery.destinations.some(({ isDayGone }) => isDayGone);
  return (
    <form
      ref={form}
      className={styles.fields}
      onSubmit={(event) => {
        event.preventDefault();
        setIsChecked(true);
        if (isWrong) {
          // The messages are there with the next rendering.
          requestAnimationFrame(() =>
            form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
          );
          return;
        }
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
                pieces={piecesOf(cart, shipping.key)}
                values={packing.valuesOf(shipping)}
                isTitleMissing={isChecked && packing.isTitleMissing(shipping)}
                onChange={(part) => packing.change(shipping, part)}
              />
            </div>
          </Panel>
        );
      })}
      <TextAreaField
        id="remarks"
        label={words.remarks}
        hint={words.remarksHint}
        rows={REMARKS_ROWS}
        maxLength={REMARKS_MAX_LENGTH}
        value={delivery.remarks}
        onChange={(event) => delivery.setRemarks(event.currentTarget.value)}
      />
      <StepActions
        backTo={isFromConfirm ? checkoutPaths.cartConfirm() : paths.cartShippingSelect()}
        isBusy={isBusy}
        failure={errorText}
        {...(isFromConfirm ? { label: toConfirm } : {})}
      />
    </form>
  );
}
