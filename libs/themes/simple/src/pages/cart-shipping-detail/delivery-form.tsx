import type { CartShippingView } from '@shop/feature-cart/cart-view';
import { setDelivery } from '@shop/feature-cart/commands/set-delivery';
import type { LeadtimeView } from '@shop/feature-cart/leadtimes-query';
import { useCartCommand } from '@shop/feature-cart/use-cart-command';
import { formatDateWithWeekday } from '@shop/format/format-date';
import { paths } from '@shop/site/paths';
import { Panel } from '@shop/ui-kit/panel';
import { RadioCard } from '@shop/ui-kit/radio-card';
import { SelectField } from '@shop/ui-kit/select-field';
import { useState } from 'react';
import { AddressBlock } from '../../parts/address-block';
import styles from '../../parts/choice-list.module.css';
import { StepActions } from '../../parts/step-actions';
import { useStep } from '../../parts/use-step';

interface DeliveryFormProps {
  readonly shipping: CartShippingView;
  readonly leadtime: LeadtimeView;
}

const NO_WISH = '';

/** Delivery, day and time slot of one destination; a day that cannot be chosen says why. */
export function DeliveryForm({ shipping, leadtime }: DeliveryFormProps) {
  const run = useCartCommand();
  const { take, isBusy, failure } = useStep(paths.cartPayment());
  const [deliveryId, setDeliveryId] = useState(
    leadtime.deliveries.find((delivery) => delivery.id === shipping.deliveryId)?.id ??
      leadtime.deliveries[0]?.id ??
      null,
  );
  const [date, setDate] = useState(shipping.deliveryAt ?? NO_WISH);
  const [timeSlot, setTimeSlot] = useState(shipping.timeSlotKey ?? NO_WISH);

  return (
    <form
      className={styles.fields}
      onSubmit={(event) => {
        event.preventDefault();
        const wish = {
          shippingKey: shipping.key,
          deliveryId,
          date: date || null,
          timeSlotKey: timeSlot || null,
        };
        void take(() => run(setDelivery(wish)));
      }}
    >
      <Panel title="お届け先">
        <AddressBlock address={shipping.address} />
      </Panel>
      {leadtime.deliveries.length > 0 && (
        <fieldset className={styles.choices}>
          <legend className={styles.legend}>配送方法</legend>
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
        label="お届け希望日"
        hint={`最短のお届け：${formatDateWithWeekday(leadtime.earliestArrivalOn)}`}
        value={date}
        onChange={(event) => setDate(event.target.value)}
      >
        <option value={NO_WISH}>指定なし（最短でお届け）</option>
        {leadtime.days.map((day) => (
          <option key={day.date} value={day.date} disabled={!day.isSelectable}>
            {formatDateWithWeekday(day.date)}
            {day.reason !== null && ` ${day.reason}`}
          </option>
        ))}
      </SelectField>
      <SelectField
        id="delivery-time"
        label="お届け時間帯"
        value={timeSlot}
        onChange={(event) => setTimeSlot(event.target.value)}
      >
        <option value={NO_WISH}>指定なし</option>
        {leadtime.timeSlots.map((slot) => (
          <option key={slot.key} value={slot.key}>
            {slot.label}
          </option>
        ))}
      </SelectField>
      <StepActions backTo={paths.cartShippingSelect()} isBusy={isBusy} failure={failure} />
    </form>
  );
}
