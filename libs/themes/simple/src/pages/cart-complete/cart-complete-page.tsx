import { placedOrderQuery } from '@shop/feature-orders/placed-order-query';
import { readPurchase } from '@shop/feature-cart/purchase-record';
import { useOrderOutcome } from '@shop/feature-cart/use-order-outcome';
import { useShopServices } from '@shop/query/shop-services-provider';
import { isCheckedAtom, isLoginAtom } from '@shop/session/session-atoms';
import type { NamedStorage } from '@shop/site/browser-storage';
import { deviceStorage } from '@shop/site/own-storage';
import { paths } from '@shop/site/paths';
import type { PageProps } from '@shop/theming/page-props';
import { DefinitionList } from '@shop/ui-kit/definition-list';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Notice } from '@shop/ui-kit/notice';
import { Panel } from '@shop/ui-kit/panel';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { TotalsTable } from '@shop/ui-kit/totals-table';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai/react';
import { CheckoutSteps } from '../../parts/checkout-steps';
import styles from '../../parts/checkout-frame.module.css';
import { PaymentDetails } from '../../parts/payment-details';
import { QueryFailure } from '../../parts/query-failure';
import { UnplacedOrder } from './unplaced-order';

/** The order is placed: its number, what it costs, and how and until when it is paid. */
export default function CartCompletePage({ search }: PageProps) {
  const services = useShopServices();
  const orderNo = search.get('order') ?? '';
  const isLogin = useAtomValue(isLoginAtom);
  const isChecked = useAtomValue(isCheckedAtom);
  const placed = useQuery({
    ...placedOrderQuery(services.api, orderNo, () => tokenOf(deviceStorage(services), orderNo)),
    enabled: orderNo !== '' && isChecked,
  });
  const order = placed.data;
  const outcome = useOrderOutcome(orderNo);
  if (outcome === 'failed' || order?.status === 'cancelled') return <UnplacedOrder />;
  return (
    <div className={styles.frame}>
      <CheckoutSteps step="完了" />
      <h1 className={styles.title}>ご注文ありがとうございました</h1>
      {outcome === 'placed' && (
        <p>ご注文の確認メールをお送りしました。届かないときは、迷惑メールの設定をご確認ください。</p>
      )}
      {outcome === 'open' && (
        <Notice kind="info">
          お支払いを確認しています。確認でき次第、ご注文の確認メールをお送りします。このまましばらくお待ちください。
        </Notice>
      )}
      {orderNo !== '' && placed.isPending && <SkeletonPage sizes={['block', 'block']} />}
      {placed.isError && <QueryFailure error={placed.error} onRetry={placed.refetch} />}
      {order !== undefined && (
        <>
          <DefinitionList items={[{ term: '注文番号', description: order.orderNo }]} />
          <Panel title="お支払い">
            <PaymentDetails payment={order.payment} />
          </Panel>
          <Panel title="ご注文金額">
            <TotalsTable totals={order.totals} />
          </Panel>
        </>
      )}
      {isLogin && order !== undefined && (
        <LinkButton to={paths.order(order.id)} variant="secondary" isWide>
          ご注文の詳細を見る
        </LinkButton>
      )}
      <LinkButton to={paths.home()} isWide>
        買い物を続ける
      </LinkButton>
    </div>
  );
}

/** The cart's token, kept on this device for half an hour: a visitor's only key to the order. */
function tokenOf(device: NamedStorage, orderNo: string): string | null {
  const record = readPurchase(device, Date.now());
  return record?.orderNo === orderNo ? record.cartToken : null;
}
