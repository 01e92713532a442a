import type { OrderView } from '@shop/feature-orders/order-view';
import { formatDateTime } from '@shop/format/format-date';
import { DefinitionList } from '@shop/ui-kit/definition-list';
import { Notice } from '@shop/ui-kit/notice';
import { Panel } from '@shop/ui-kit/panel';
import { TotalsTable } from '@shop/ui-kit/totals-table';
import { AddressBlock } from '../../parts/address-block';
import { deliveryWish } from '../../parts/delivery-wish';
import { OrderLines } from '../../parts/order-lines';
import { PaymentDetails } from '../../parts/payment-details';
import { CancelOrder } from './cancel-order';
import styles from './order-content.module.css';
import { TrackingDetails } from './tracking-details';

/** Everything that is known of an order. */
export function OrderContent({ order }: { readonly order: OrderView }) {
  return (
    <div className={styles.content}>
      <div className={styles.column}>
        {order.cancelWarnings.length > 0 && (
          <Notice kind="warning">キャンセルの手続きにお時間をいただく商品が含まれています。</Notice>
        )}
        <DefinitionList
          items={[
            { term: '注文番号', description: order.orderNo },
            { term: 'ご注文日時', description: formatDateTime(order.orderedAt) },
            { term: 'ご注文の状況', description: order.statusName },
            { term: '注文者名', description: order.orderer.name },
          ]}
        />
        <Panel title="ご注文の商品">
          <OrderLines lines={order.lines} />
        </Panel>
        {order.shippings.map((shipping) => (
          <Panel key={shipping.id} title="お届け先">
            <AddressBlock address={shipping.address} />
            <p>
              {shipping.deliveryName}　{deliveryWish(shipping.deliveryAt, shipping.timeSlotLabel)}
            </p>
            {shipping.tracking !== null && <TrackingDetails tracking={shipping.tracking} />}
          </Panel>
        ))}
      </div>
      <div className={styles.column}>
        <Panel title="ご注文金額">
          <TotalsTable totals={order.totals} />
        </Panel>
        <Panel title="お支払い">
          <PaymentDetails payment={order.payment} />
        </Panel>
        <Panel title="これまでの経過">
          <DefinitionList
            items={order.histories.map((entry) => ({
              term: formatDateTime(entry.changedAt),
              description: entry.statusName,
            }))}
          />
        </Panel>
        {order.isCancellable && <CancelOrder orderId={order.id} />}
      </div>
    </div>
  );
}
