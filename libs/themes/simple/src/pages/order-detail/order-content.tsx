import type { OrderView } from '@shop/feature-orders/order-view';
import { formatDateTime } from '@shop/format/format-date';
import { useWords } from '@shop/theming/use-words';
import { DefinitionList } from '@shop/ui-kit/definition-list';
import { Notice } from '@shop/ui-kit/notice';
import { Panel } from '@shop/ui-kit/panel';
import { OrderLines } from '../../parts/order-lines';
import { OrderRemarks } from '../../parts/order-remarks';
import { OrderShippings } from '../../parts/order-shippings';
import { PaymentDetails } from '../../parts/payment-details';
import { CancelOrder } from './cancel-order';
import styles from './order-content.module.css';
import { orderDetailWords } from './order-detail-words';
import { TrackingDetails } from './tracking-details';
import { OrderTotals } from '../../parts/order-totals';

/** Everything that is known of an order. */
export function OrderContent({ order }: { readonly order: OrderView }) {
  const words = useWords(orderDetailWords);
  return (
    <div className={styles.content}>
      <div className={styles.column}>
        {order.cancelWarnings.length > 0 && <Notice kind="warning">{words.slowCancellation}</Notice>}
        <DefinitionList
          items={[
            { term: words.orderNumber, description: order.orderNo },
            { term: words.orderedAt, description: formatDateTime(order.orderedAt) },
            { term: words.state, description: order.statusName },
            { term: words.ordererName, description: order.orderer.name },
          ]}
        />
        <Panel title={words.products}>
          <OrderLines lines={order.lines} />
        </Panel>
        <OrderShippings
          order={order}
          more={({ tracking }) => tracking !== null && <TrackingDetails tracking={tracking} />}
        />
        <OrderRemarks text={order.remarks} />
      </div>
      <div className={styles.column}>
        <Panel title={words.amount}>
          <OrderTotals totals={order.totals} />
        </Panel>
        <Panel title={words.payment}>
          <PaymentDetails payment={order.payment} />
        </Panel>
        <Panel title={words.history}>
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
