import type { OrderLine, OrderShippingView } from '@shop/feature-orders/order-view';
import { formatDateWithWeekday } from '@shop/format/format-date';
import { formatMonthDay } from '@shop/format/format-month-day';
import { useWords } from '@shop/theming/use-words';
import { Panel } from '@shop/ui-kit/panel';
import type { ReactNode } from 'react';
import { AddressBlock } from './address-block';
import { deliveryPreferenceWords } from './delivery-preference-words';
import { DestinationContents } from './destination-contents';
import { destinationWords } from './destination-words';
import { orderShippingWords } from './order-shipping-words';

interface OrderShippingProps {
  readonly shipping: OrderShippingView;
  /** The order's lines: what the parcel's goods are called. */
  readonly lines: readonly OrderLine[];
  /** Which of several destinations it is, from 1 on; null: the only one. */
  readonly number: number | null;
  /** The earliest day is still promised: the order stands and has not arrived. */
  readonly isPromised: boolean;
  /** What else is known of the parcel. */
  readonly children?: ReactNode;
}

/** Where a part of an order goes, how, and when it arrives: the day that was wished for, or else the earliest. */
export function OrderShipping({ shipping, lines, number, isPromised, children }: OrderShippingProps) {
  const words = useWords(orderShippingWords);
  const { numbered } = useWords(destinationWords);
  const preferenceWords = useWords(deliveryPreferenceWords);
  const { deliveryName, deliveryAt, earliestArrivalOn, afterPayment, timeSlotLabel, pickup } = shipping;
  const soonest =
    afterPayment === null
      ? words.earliest(formatDateWithWeekday(earliestArrivalOn))
      : words.afterPayment(afterPayment);
  const wished = deliveryAt === null ? null : formatDateWithWeekday(deliveryAt);
  const day = wished ?? (isPromised ? soonest : preferenceWords.earliestDay);
  const preference = timeSlotLabel === null ? day : preferenceWords.dayAndTime(day, timeSlotLabel);
  const place = pickup === null ? words.shippingAddress : deliveryName;
  const goods = shipping.goods.map(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId);
    return { name: line?.name ?? '', quantity, unitName: line?.unitName ?? null };
  });
  return (
    <Panel title={number === null ? place : numbered(number)}>
      <AddressBlock address={shipping.address} />
      <p>
        {pickup === null
          ? words.delivery(deliveryName, preference)
          : words.pickup(deliveryName, formatMonthDay(pickup.on))}
      </p>
      <DestinationContents
        packings={shipping.packings}
        {...(number === null ? {} : { goods, shippingFeeWithTax: shipping.shippingFeeWithTax })}
      />
      {children}
    </Panel>
  );
}
