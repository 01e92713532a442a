import { ordersQuery } from '@shop/feature-orders/orders-query';
import { readPageNumber } from '@shop/feature-orders/read-page-number';
import { formatYen } from '@shop/format/format-yen';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths';
import type { PageProps } from '@shop/theming/page-props';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Pagination } from '@shop/ui-kit/pagination';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { Breadcrumb } from '@shop/ui-kit/breadcrumb';
import { useQuery } from '@tanstack/react-query';
import { QueryFailure } from '../../parts/query-failure';
import styles from './order-history-page.module.css';
import { OrderEntry } from './order-entry';

/** The member's orders, newest first. */
export default function OrderHistoryPage({ search }: PageProps) {
  const page = readPageNumber(search);
  const { data, error, isPending, refetch } = useQuery(ordersQuery(useApi(), page));
  return (
    <>
      <Breadcrumb
        items={[
          { label: 'ホーム', to: paths.home() },
          { label: 'マイページ', to: paths.mypage() },
          { label: '注文履歴' },
        ]}
      />
      <h1>注文履歴</h1>
      {isPending && <SkeletonPage sizes={['block', 'block', 'block']} />}
      {error !== null && data === undefined && <QueryFailure error={error} onRetry={refetch} />}
      {data !== undefined && data.orders.length === 0 && (
        <EmptyState message="ご注文はまだありません">
          <LinkButton to={paths.productList()}>商品一覧を見る</LinkButton>
        </EmptyState>
      )}
      {data !== undefined && data.orders.length > 0 && (
        <div className={styles.results}>
          <p className={styles.total}>
            {data.pagination.total}件のご注文　ご購入金額の合計 {formatYen(data.totalPayment)}
          </p>
          <ul className={styles.list}>
            {data.orders.map((order) => (
              <li key={order.id}>
                <OrderEntry order={order} />
              </li>
            ))}
          </ul>
          <Pagination
            current={data.pagination.current}
            last={data.pagination.last}
            toPage={(number) => paths.orderHistory(number)}
          />
        </div>
      )}
    </>
  );
}
