import { placedOrderQuery } from '@shop/feature-orders/placed-order-query';
import { readPurchase } from '@shop/feature-cart/purchase-record';
import { useCompletedOrderNo } from '@shop/feature-cart/use-completed-order-no';
import { useOrderOutcome } from '@shop/feature-cart/use-order-outcome';
import type { ShopServices } from '@shop/query/shop-services';
import { useShopServices } from '@shop/query/shop-services-provider';
import { isCheckedAtom, isLoginAtom } from '@shop/session/session-atoms';
import { deviceStorage } from '@shop/site/storage/shop-storage';
import { accountPaths } from '@shop/site/paths/account-paths';
import { orderPaths } from '@shop/site/paths/order-paths';
import { formatPriceWithTax } from '@shop/format/format-yen';
import { paths } from '@shop/site/paths/paths';
import type { PageProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { DefinitionList } from '@shop/ui-kit/definition-list';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Notice } from '@shop/ui-kit/notice';
import { Panel } from '@shop/ui-kit/panel';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai/react';
import { Link, Navigate } from 'react-router-dom';
import { CheckoutSteps } from '../../parts/checkout-steps';
import styles from '../../parts/checkout-frame.module.css';
import { OrderGift } from '../../parts/gift/order-gift';
import { OrderLines } from '../../parts/order-lines';
import { OrderRemarks } from '../../parts/order-remarks';
import { OrderShippings } from '../../parts/order-shippings';
import { PaymentDetails } from '../../parts/payment-details';
import { QueryFailure } from '../../parts/query-failure';
import { UnplacedOrder } from './unplaced-order';
import { cartCompleteWords } from './cart-complete-words';
import { CartCompleteNoteSlot } from '../../slots/checkout-slots';
import { PrimaryLink } from '../../parts/primary-link';
import { OrderTotals } from '../../parts/order-totals';

/** The order is placed: its number, what it costs, and how and until when it is paid. */
export default function CartCompletePage({ search }: PageProps) {
  const words = useWords(cartCompleteWords);
  const services = useShopServices();
  const completedNo = useCompletedOrderNo(search.get('order'));
  const orderNo = completedNo ?? '';
  const isLogin = useAtomValue(isLoginAtom);
  const isChecked = useAtomValue(isCheckedAtom);
  const placed = useQuery({
    ...placedOrderQuery(services.api, orderNo, () => tokenOf(services, orderNo)),
    enabled: orderNo !== '' && isChecked,
  });
  const order = placed.data;
  const outcome = useOrderOutcome(orderNo);
  if (completedNo === '') return <Navigate to={paths.cart()} replace />;
  if (completedNo === null)
    return (
      <div className={styles.frame}>
        <h1 className={styles.title}>{words.checking}</h1>
        <SkeletonPage sizes={['block', 'block']} />
      </div>
    );
  if (outcome === 'failed' || order?.status === 'cancelled') return <UnplacedOrder />;
  return (
    <div className={styles.frame}>
      <CheckoutSteps step="complete" />
      <h1 className={styles.title}>{words.heading}</h1>
      {outcome === 'placed' && <p>{words.mailSent}</p>}
      {outcome === 'open' && <Notice kind="info">{words.paymentPending}</Notice>}
      {placed.isPending && <SkeletonPage sizes={['block', 'block']} />}
      {placed.isError && <QueryFailure error={placed.error} onRetry={placed.refetch} />}
      {order !== undefined && (
        <>
          <DefinitionList
            items={[
              { term: words.orderNumber, description: order.orderNo },
              { term: words.total, description: formatPriceWithTax(order.totalPayment) },
              // Who mistyped it sees here why no mail comes.
              { term: words.mailedTo, description: order.orderer.email },
            ]}
          />
          <Panel title={words.payment}>
            <PaymentDetails payment={order.payment} amount={order.totalPayment} status={order.status} />
          </Panel>
          <Panel title={words.products}>
            <OrderLines lines={order.lines} />
          </Panel>
          <OrderGift gift={order.gift} />
          <OrderShippings order={order} />
          <OrderRemarks text={order.remarks} />
          <Panel title={words.amount}>
            <OrderTotals lines={order.lines} totals={order.totals} grantPoint={order.grantPoint} />
          </Panel>
          <CartCompleteNoteSlot order={order} />
        </>
      )}
      {isLogin && order !== undefined && (
        <LinkButton to={accountPaths.order(order.id)} variant="secondary" isWide>
          {words.toOrder}
        </LinkButton>
      )}
      <PrimaryLink to={paths.home()} isWide>
        {words.continueShopping}
      </PrimaryLink>
      {isChecked && !isLogin && order !== undefined && (
        <>
          <p>
            {words.findLead} <Link to={orderPaths.find()}>{words.findOrder}</Link>
          </p>
          <p>
            {words.registerLead} <Link to={accountPaths.register()}>{words.register}</Link>
          </p>
        </>
      )}
    </div>
  );
}

/** The cart's token, stored on this device for half an hour: a guest's only credentials for the order. */
function tokenOf(services: ShopServices, orderNo: string): string | null {
  const record = readPurchase(deviceStorage(services), services.clock.now());
  return record?.orderNo === orderNo ? record.cartToken : null;
}
