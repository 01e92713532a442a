import type { GuestOrderView, ParcelView } from '@shop/feature-orders/guest-order/guest-order-view';
import { formatDateTime } from '@shop/format/format-date';
import { formatDayWithWeekday } from '@shop/format/format-day';
import { orderPaths } from '@shop/site/paths/order-paths';
import { useWords } from '@shop/theming/use-words';
import { DefinitionList } from '@shop/ui-kit/definition-list';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Panel } from '@shop/ui-kit/panel';
import { DestinationContents } from '../../parts/destination-contents';
import { OrderLines } from '../../parts/order-lines';
import { OrderTimeline } from '../../parts/order-timeline/order-timeline';
import { OrderTotals } from '../../parts/order-totals';
import { PaymentDetails } from '../../parts/payment-details';
import { TrackingDetails } from '../../parts/tracking-details';
import styles from '../order-detail/order-content.module.css';
import { GuestCancellation } from './guest-cancellation';
import { guestOrderWords } from './guest-order-words';

/** What the holder of an order's link sees of it: neither names nor addresses, nor what a noshi says. */
export function GuestOrderContent({ order }: { readonly order: GuestOrderView }) {
  const words = useWords(guestOrderWords);
  return (
    <div className={styles.content}>
      <div className={styles.column}>
        <DefinitionList
          items={[
            { term: words.orderNumber, description: order.orderNo },
            { term: words.orderedAt, description: formatDateTime(order.orderedAt) },
            { term: words.state, description: order.statusName },
          ]}
        />
        <Panel title={words.progress}>
          <OrderTimeline order={order} />
        </Panel>
        <Panel title={words.products}>
          <OrderLines lines={order.lines} />
        </Panel>
        {order.parcels.map((parcel) => (
          <Parcel key={parcel.id} parcel={parcel} />
        ))}
      </div>
      <div className={styles.column}>
        <Panel title={words.amount}>
          <OrderTotals lines={order.lines} totals={order.totals} />
        </Panel>
        <Panel title={words.payment}>
          <PaymentDetails payment={order.payment} amount={order.totalPayment} status={order.status} />
        </Panel>
        {order.receiptToken !== null && (
          <Panel title={words.receipt}>
            <p>{words.receiptLead}</p>
            <LinkButton to={orderPaths.receipt(order.orderNo, order.receiptToken)} variant="secondary" isWide>
              {words.toReceipt}
            </LinkButton>
          </Panel>
        )}
        <GuestCancellation order={order} />
      </div>
    </div>
  );
}

function Parcel({ parcel }: { readonly parcel: ParcelView }) {
  const words = useWords(guestOrderWords);
  const { deliveryAt, earliestArrivalOn, afterPayment, tracking, pickup } = parcel;
  const day = pickup === null ? words.deliveryAt : words.pickupOn;
  return (
    <Panel title={words.parcel}>
      <DefinitionList
        items={[
          { term: words.delivery, description: parcel.deliveryName },
          {
            term: deliveryAt === null ? words.earliest : day,
            description:
              deliveryAt === null && afterPayment !== null
                ? words.afterPayment(afterPayment)
                : formatDayWithWeekday(deliveryAt ?? earliestArrivalOn),
          },
          ...(parcel.timeSlotLabel === null
            ? []
            : [{ term: words.timeSlot, description: parcel.timeSlotLabel }]),
          ...(pickup === null ? [] : [{ term: words.school, description: pickup.schoolName }]),
        ]}
      />
      <DestinationContents
        packings={parcel.packings.map((packing) => ({ ...packing, noshiName: '', message: '' }))}
      />
      {tracking !== null && <TrackingDetails tracking={tracking} />}
    </Panel>
  );
}
