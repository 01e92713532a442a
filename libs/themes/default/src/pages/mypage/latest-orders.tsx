import { ordersQuery } from '@shop/feature-orders/orders-query';
import { useApi } from '@shop/query/use-api';
import { OrderEntry } from '@shop/theme-simple/pages/order-history/order-entry';
import { QueryFailure } from '@shop/theme-simple/parts/query-failure';
import { useWords } from '@shop/theming/use-words';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import styles from './latest-orders.module.css';
import { defaultMypageWords } from './default-mypage-words';

const FIRST_PAGE = { page: 1 };
/** As many as fit beside the menu. */
const SHOWN_ORDERS = 2;

/** The newest orders of the member. */
export function LatestOrders() {
  const words = useWords(defaultMypageWords);
  const { data, error, isPending, refetch } = useQuery(ordersQuery(useApi(), FIRST_PAGE));
  return (
    <section aria-labelledby="latest-orders">
      <h2 id="latest-orders" className={styles.title}>
        {words.latestOrders}
      </h2>
      {isPending && <SkeletonPage sizes={['tall']} />}
      {error !== null && data === undefined && <QueryFailure error={error} onRetry={refetch} />}
      {data?.orders.length === 0 && <p>{words.noOrders}</p>}
      {data !== undefined && data.orders.length > 0 && (
        <ul className={styles.list}>
          {data.orders.slice(0, SHOWN_ORDERS).map((order) => (
            <li key={order.id}>
              <OrderEntry order={order} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
