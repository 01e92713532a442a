import type { OrderShippingView } from '@shop/feature-orders/order-view';
import { formatDateWithWeekday } from '@shop/format/format-date';
import { useWords } from '@shop/theming/use-words';
import { Panel } from '@shop/ui-kit/panel';
import type { ReactNode } from 'react';
import { AddressBlock } from './address-block';
import { deliveryPreferenceWords } from './delivery-preference-words';
import { formatDeliveryPreference } from './format-delivery-preference';
import { orderShippingWords } from './order-shipping-words';

interface OrderShippingProps {
  readonly shipping: OrderShippingView;
  /** What else is known of the parcel. */
  readonly children?: ReactNode;
}

/** Where a part of an order goes, how, and when it arrives: the day that was wished for, or else the earliest. */
export function OrderShipping({ shipping, children }: OrderShippingProps) {
  const words = useWords(orderShippingWords);
  const preferenceWords = useWords(deliveryPreferenceWords);
  const { deliveryName, deliveryAt, earliestArrivalOn, timeSlotLabel } = shipping;
  const day =
    deliveryAt === null && timeSlotLabel === null
      ? words.earliest(formatDateWithWeekday(earliestArrivalOn))
      : formatDeliveryPreference(preferenceWords, deliveryAt, timeSlotLabel);
  return (
    <Panel title={words.shippingAddress}>
      <AddressBlock address={shipping.address} />
      <p>{words.delivery(deliveryName, day)}</p>
      {children}
    </Panel>
  );
}
