import { ordersQuery } from '@shop/feature-orders/orders-query';
import { readPageNumber } from '@shop/site/read-page-number';
import { formatYen } from '@shop/format/format-yen';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths';
import type { PageProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { Pagination } from '@shop/ui-kit/pagination';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { Breadcrumb } from '@shop/ui-kit/breadcrumb';
import { useQuery } from '@tanstack/react-query';
import { QueryFailure } from '../../parts/query-failure';
import styles from './order-history-page.module.css';
import { OrderEntry } from './order-entry';
import { orderHistoryWords } from './order-history-words';
import { PrimaryLink } from '../../parts/primary-link';

/** The member's orders, newest first. */
export default function OrderHistoryPage({ search }: PageProps) {
  const words = useWords(orderHistoryWords);
  const page = readPageNumber(search);
  const { data, error, isPending, refetch } = useQuery(ordersQuery(useApi(), page));
  return (
    <>
      <Breadcrumb
        items={[
          { label: words.home, to: paths.home() },
          { label: words.mypage, to: paths.mypage() },
          { label: words.heading },
        ]}
      />
      <h1>{words.heading}</h1>
      {isPending && <SkeletonPage sizes={['block', 'block', 'block']} />}
      {error !== null && data === undefined && <QueryFailure error={error} onRetry={refetch} />}
      {data !== undefined && data.orders.length === 0 && (
        <EmptyState message={words.empty}>
          <PrimaryLink to={paths.productList()}>{words.toProductList}</PrimaryLink>
        </EmptyState>
      )}
      {data !== undefined && data.orders.length > 0 && (
        <div className={styles.results}>
          <p className={styles.total}>{words.totals(data.pagination.total, formatYen(data.totalPayment))}</p>
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
