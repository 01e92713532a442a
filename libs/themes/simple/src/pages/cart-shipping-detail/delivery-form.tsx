import type { CartShippingView } from '@shop/feature-cart/cart-view';
import { setDelivery } from '@shop/feature-cart/commands/set-delivery';
import type { LeadtimeView } from '@shop/feature-cart/leadtimes-query';
import { useCartCommand } from '@shop/feature-cart/use-cart-command';
import { formatDateWithWeekday } from '@shop/format/format-date';
import { checkoutPaths } from '@shop/site/checkout-paths';
import { paths } from '@shop/site/paths';
import { useWords } from '@shop/theming/use-words';
import { Panel } from '@shop/ui-kit/panel';
import { RadioCard } from '@shop/ui-kit/radio-card';
import { SelectField } from '@shop/ui-kit/select-field';
import { useState } from 'react';
import { AddressBlock } from '../../parts/address-block';
import styles from '../../parts/choice-list.module.css';
import { StepActions } from '../../parts/step-actions';
import { useStep } from '../../parts/use-step';
import { cartShippingDetailWords } from './cart-shipping-detail-words';

interface DeliveryFormProps {
  readonly shipping: CartShippingView;
  readonly leadtime: LeadtimeView;
}

const NO_PREFERENCE = '';

/** Delivery, day and time slot of one destination; a day that cannot be chosen says why. */
export function DeliveryForm({ shipping, leadtime }: DeliveryFormProps) {
  const words = useWords(cartShippingDetailWords);
  const run = useCartCommand();
  const { take, isBusy, errorText } = useStep(checkoutPaths.cartPayment());
  const [deliveryId, setDeliveryId] = useState(
    leadtime.deliveries.find((choice) => choice.id === shipping.deliveryId)?.id ??
      leadtime.deliveries[0]?.id ??
      null,
  );
  const [date, setDate] = useState(shipping.deliveryAt ?? NO_PREFERENCE);
  const [timeSlot, setTimeSlot] = useState(shipping.timeSlotKey ?? NO_PREFERENCE);

  return (
    <form
      className={styles.fields}
      onSubmit={(event) => {
        event.preventDefault();
        const delivery = {
          shippingKey: shipping.key,
          deliveryId,
          date: date || null,
          timeSlotKey: timeSlot || null,
        };
        void take(() => run(setDelivery(delivery)));
      }}
    >
      <Panel title={words.shippingAddress}>
        <AddressBlock address={shipping.address} />
      </Panel>
      {leadtime.deliveries.length > 0 && (
        <fieldset className={styles.choices}>
          <legend className={styles.legend}>{words.deliveryMethod}</legend>
          {leadtime.deliveries.map((delivery) => (
            <RadioCard
              key={delivery.id}
              name="delivery"
              value={String(delivery.id)}
              label={delivery.name}
              isChecked={delivery.id === deliveryId}
              onChoose={() => setDeliveryId(delivery.id)}
            />
          ))}
        </fieldset>
      )}
      <SelectField
        id="delivery-date"
        label={words.deliveryDate}
        hint={words.earliestArrival(formatDateWithWeekday(leadtime.earliestArrivalOn))}
        value={date}
        onChange={(event) => setDate(event.target.value)}
      >
        <option value={NO_PREFERENCE}>{words.earliestDay}</option>
        {leadtime.days.map((day) => (
          <option key={day.date} value={day.date} disabled={!day.isSelectable}>
            {formatDateWithWeekday(day.date)}
            {day.reason !== null && ` ${day.reason}`}
          </option>
        ))}
      </SelectField>
      <SelectField
        id="delivery-time"
        label={words.timeSlot}
        value={timeSlot}
        onChange={(event) => setTimeSlot(event.target.value)}
      >
        <option value={NO_PREFERENCE}>{words.anyTime}</option>
        {leadtime.timeSlots.map((slot) => (
          <option key={slot.key} value={slot.key}>
            {slot.label}
          </option>
        ))}
      </SelectField>
      <StepActions backTo={paths.cartShippingSelect()} isBusy={isBusy} failure={errorText} />
    </form>
  );
}
