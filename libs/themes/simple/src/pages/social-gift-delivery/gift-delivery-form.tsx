import type { PrefectureName } from '@shop/contract/postal-codes/prefecture-names';
import { closedPeriods } from '@shop/feature-cart/delivery/closed-periods';
import type { GiftDraft } from '@shop/feature-gift/gift-draft';
import type { GiftLeadtimeView } from '@shop/feature-gift/gift-view';
import { useCheckGiftDelivery } from '@shop/feature-gift/use-check-gift-delivery';
import { formatDateWithWeekday } from '@shop/format/format-date';
import { giftPaths } from '@shop/site/paths/gift-paths';
import { useWords } from '@shop/theming/use-words';
import { SelectField } from '@shop/ui-kit/select-field';
import styles from '../../parts/form-layout.module.css';
import { StepActions } from '../../parts/step-actions';
import { useFocusInvalid } from '../../parts/use-focus-invalid';
import { useStep } from '../../parts/use-step';
import { ClosedDays } from '../../parts/closed-days';
import { socialGiftDeliveryWords } from './social-gift-delivery-words';

interface GiftDeliveryFormProps {
  readonly token: string;
  /** The key in the page's path. */
  readonly giftKey: string | undefined;
  readonly prefecture: PrefectureName;
  readonly leadtime: GiftLeadtimeView;
  readonly draft: GiftDraft;
  readonly change: (part: Partial<GiftDraft>) => void;
  /** Day or time slot cannot be chosen any more. */
  readonly onRejected: () => unknown;
}

const NO_PREFERENCE = '';

/** Day and time slot of a gift, with the reasons of the days that cannot be chosen. */
export function GiftDeliveryForm(props: GiftDeliveryFormProps) {
  const { token, giftKey, prefecture, leadtime, draft, change, onRejected } = props;
  const words = useWords(socialGiftDeliveryWords);
  const check = useCheckGiftDelivery(token);
  const { take, isBusy, errorText } = useStep(giftPaths.confirm(giftKey));
  const [form, focusInvalid] = useFocusInvalid();
  const { deliveryAt, timeSlotKey } = draft;
  const day = leadtime.days.find(({ date }) => date === deliveryAt);
  const isDayGone = deliveryAt !== null && day?.isSelectable !== true;
  const isSlotGone = timeSlotKey !== null && !leadtime.timeSlots.some(({ key }) => key === timeSlotKey);
  const save = async () => {
    const accepted = await check(prefecture, { deliveryAt, timeSlotKey }).catch((error: unknown) => {
      void onRejected();
      throw error;
    });
    change({ ...accepted, isDeliveryChecked: true });
  };
  return (
    <form
      ref={form}
      method="post"
      aria-label={words.form}
      className={styles.fields}
      onSubmit={(event) => {
        event.preventDefault();
        if (isDayGone || isSlotGone) return focusInvalid();
        void take(save);
      }}
    >
      <div className={styles.choices}>
        <SelectField
          id="gift-date"
          label={words.deliveryDate}
          hint={words.earliestArrival(formatDateWithWeekday(leadtime.earliestArrivalOn))}
          error={isDayGone ? words.dayIsGone : undefined}
          value={deliveryAt ?? NO_PREFERENCE}
          onChange={(event) => change({ deliveryAt: event.target.value || null, isDeliveryChecked: false })}
        >
          <option value={NO_PREFERENCE}>{words.earliestDay}</option>
          {leadtime.days.map(({ date, isSelectable, reason }) => (
            <option key={date} value={date} disabled={!isSelectable}>
              {formatDateWithWeekday(date)}
              {reason !== null && ` ${reason}`}
            </option>
          ))}
        </SelectField>
        <ClosedDays periods={closedPeriods(leadtime.days)} />
      </div>
      <SelectField
        id="gift-time"
        label={words.timeSlot}
        error={isSlotGone ? words.slotIsGone : undefined}
        value={timeSlotKey ?? NO_PREFERENCE}
        onChange={(event) => change({ timeSlotKey: event.target.value || null, isDeliveryChecked: false })}
      >
        <option value={NO_PREFERENCE}>{words.anyTime}</option>
        {leadtime.timeSlots.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </SelectField>
      <StepActions backTo={giftPaths.shipping(giftKey)} isBusy={isBusy} failure={errorText} />
    </form>
  );
}
