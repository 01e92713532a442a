import type { CartShippingView } from '@shop/feature-cart/cart-view';
import { closedPeriods } from '@shop/feature-cart/delivery/closed-periods';
import { type DeliveryChoice, preselected } from '@shop/feature-cart/delivery/use-delivery-form';
import type { LeadtimeView } from '@shop/feature-cart/leadtimes-query';
import { formatDateWithWeekday } from '@shop/format/format-date';
import { useWords } from '@shop/theming/use-words';
import { RadioCard } from '@shop/ui-kit/radio-card';
import { SelectField } from '@shop/ui-kit/select-field';
import styles from '../../parts/form-layout.module.css';
import { cartShippingDetailWords } from './cart-shipping-detail-words';
import { ClosedDays } from '../../parts/closed-days';

interface DeliveryFieldsProps {
  readonly shipping: CartShippingView;
  readonly leadtime: LeadtimeView;
  readonly choice: DeliveryChoice;
  /** The chosen day cannot be chosen any more. */
  readonly isDayGone: boolean;
  readonly onChange: (part: Partial<DeliveryChoice>) => void;
}

const NO_PREFERENCE = '';

/** Delivery, day and time slot of one destination, with the reasons of the days that cannot be chosen. */
export function DeliveryFields({ shipping, leadtime, choice, isDayGone, onChange }: DeliveryFieldsProps) {
  const words = useWords(cartShippingDetailWords);
  const deliveryId = choice.deliveryId ?? preselected(shipping, leadtime.deliveries);
  const { earliestArrivalOn, afterPayment, paidFirst } = leadtime;
  const hint =
    afterPayment === null
      ? words.earliestArrival(formatDateWithWeekday(earliestArrivalOn), paidFirst)
      : words.afterPayment(afterPayment);
  return (
    <>
      {leadtime.deliveries.length > 0 && (
        <fieldset className={styles.choices}>
          <legend className={styles.legend}>{words.deliveryMethod}</legend>
          {leadtime.deliveries.map(({ id, name }) => (
            <RadioCard
              key={id}
              name={`delivery-${shipping.key}`}
              value={String(id)}
              label={name}
              isChecked={id === deliveryId}
              onChoose={() => onChange({ deliveryId: id })}
            />
          ))}
        </fieldset>
      )}
      <div className={styles.choices}>
        <SelectField
          id={`delivery-date-${shipping.key}`}
          label={words.deliveryDate}
          hint={hint}
          error={isDayGone ? words.dayIsGone : undefined}
          value={choice.date ?? NO_PREFERENCE}
          onChange={(event) => onChange({ date: event.target.value || null })}
        >
          <option value={NO_PREFERENCE}>{words.earliestDay}</option>
          {leadtime.days.map((day) => (
            <option key={day.date} value={day.date} disabled={!day.isSelectable}>
              {formatDateWithWeekday(day.date)}
              {day.reason !== null && ` ${day.reason}`}
            </option>
          ))}
        </SelectField>
        <ClosedDays periods={closedPeriods(leadtime.days)} />
      </div>
      <SelectField
        id={`delivery-time-${shipping.key}`}
        label={words.timeSlot}
        value={choice.timeSlotKey ?? NO_PREFERENCE}
        onChange={(event) => onChange({ timeSlotKey: event.target.value || null })}
      >
        <option value={NO_PREFERENCE}>{words.anyTime}</option>
        {leadtime.timeSlots.map((slot) => (
          <option key={slot.key} value={slot.key}>
            {slot.label}
          </option>
        ))}
      </SelectField>
    </>
  );
}
