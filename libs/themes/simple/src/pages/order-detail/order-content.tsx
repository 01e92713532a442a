import type { OrderView } from '@shop/feature-orders/order-view';
import { returnSteps } from '@shop/feature-orders/returns/return-steps';
import { hasReturns, returnsQuery } from '@shop/feature-orders/returns/returns-query';
import { formatDateTime } from '@shop/format/format-date';
import { useApi } from '@shop/query/use-api';
import { useWords } from '@shop/theming/use-words';
import { classNames } from '@shop/ui-kit/class-names';
import { DefinitionList } from '@shop/ui-kit/definition-list';
import { Panel } from '@shop/ui-kit/panel';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { OrderGift } from '../../parts/gift/order-gift';
import { OrderLines } from '../../parts/order-lines';
import { OrderRemarks } from '../../parts/order-remarks';
import { OrderShippings } from '../../parts/order-shippings';
import { OrderTimeline } from '../../parts/order-timeline/order-timeline';
import { OrderTotals } from '../../parts/order-totals';
import { PaymentDetails } from '../../parts/payment-details';
import { QueryFailure } from '../../parts/query-failure';
import { TrackingDetails } from '../../parts/tracking-details';
import { CancelOrder } from './cancel-order';
import { CancelWarnings } from './cancel-warnings';
import styles from './order-content.module.css';
import { orderDetailWords } from './order-detail-words';
import { OrderInPayment } from './order-in-payment';
import { OrderServices } from './order-services';
import { ReturnsPanel } from './returns-panel';

/** A row only where there is something to say. */
const filled = (term: string, description: string) => (description === '' ? [] : [{ term, description }]);

/** Everything that is known of an order. */
export function OrderContent({ order }: { readonly order: OrderView }) {
  const words = useWords(orderDetailWords);
  const content = useRef<HTMLDivElement>(null);
  const options = { ...returnsQuery(useApi(), order.id), enabled: hasReturns(order.status) };
  const { data: returns, error: returnsError, refetch } = useQuery(options);
  const hasPartLeft = order.shippings.some(({ tracking }) => tracking !== null);
  return (
    <div ref={content} tabIndex={-1} className={styles.content}>
      <div className={styles.column}>
        {order.isPaymentOpen && <OrderInPayment orderNo={order.orderNo} />}
        <CancelWarnings order={order} />
        <DefinitionList
          items={[
            { term: words.orderNumber, description: order.orderNo },
            { term: words.orderedAt, description: formatDateTime(order.orderedAt) },
            { term: words.state, description: order.statusName },
            ...filled(words.companyName, order.orderer.companyName),
            ...filled(words.department, order.orderer.department),
            { term: words.ordererName, description: order.orderer.name },
          ]}
        />
        {order.isCancellable && (
          <CancelOrder orderId={order.id} onCancelled={() => content.current?.focus()} />
        )}
        <Panel title={words.products}>
          <OrderLines lines={order.lines} />
        </Panel>
        <OrderGift gift={order.gift} />
        <OrderShippings
          order={order}
          more={({ tracking }) =>
            tracking === null ? (
              hasPartLeft && <p>{words.notLeftYet}</p>
            ) : (
              <TrackingDetails tracking={tracking} />
            )
          }
        />
        <OrderRemarks text={order.remarks} />
      </div>
      <div className={classNames(styles.column, styles.side)}>
        <Panel title={words.amount}>
          <OrderTotals lines={order.lines} totals={order.totals} />
        </Panel>
        <Panel title={words.payment}>
          <PaymentDetails payment={order.payment} amount={order.totalPayment} status={order.status} />
        </Panel>
        {!order.isPaymentOpen && (
          <Panel title={words.history}>
            <OrderTimeline order={order} more={returnSteps(returns?.requests ?? [])} />
          </Panel>
        )}
      </div>
      <div className={styles.column}>
        {returns !== undefined && <ReturnsPanel order={order} returns={returns} />}
        {returns === undefined && returnsError !== null && (
          <QueryFailure error={returnsError} onRetry={refetch} />
        )}
        <OrderServices order={order} />
      </div>
    </div>
  );
}
