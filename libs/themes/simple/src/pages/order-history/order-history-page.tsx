import { isNarrowed, readOrderSearch } from '@shop/feature-orders/order-search';
import { ordersQuery } from '@shop/feature-orders/orders-query';
import { formatPriceWithTax } from '@shop/format/format-yen';
import { useApi } from '@shop/query/use-api';
import { accountPaths } from '@shop/site/paths/account-paths';
import { paths } from '@shop/site/paths/paths';
import type { PageProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Pagination } from '@shop/ui-kit/pagination';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { Breadcrumb } from '@shop/ui-kit/breadcrumb';
import { Unbroken } from '@shop/ui-kit/unbroken';
import { useQuery } from '@tanstack/react-query';
import { AccountColumns } from '../../parts/account-columns';
import { QueryFailure } from '../../parts/query-failure';
import styles from './order-history-page.module.css';
import { OrderEntry } from './order-entry';
import { orderHistoryWords } from './order-history-words';
import { PrimaryLink } from '../../parts/primary-link';
import { OrderSearchForm } from './order-search-form';

/** The member's orders, all or those of some days, newest first. */
export default function OrderHistoryPage({ search }: PageProps) {
  const words = useWords(orderHistoryWords);
  const wanted = readOrderSearch(search);
  const { data, error, isPending, refetch } = useQuery(ordersQuery(useApi(), wanted));
  const isSearched = isNarrowed(wanted);
  const isSearchShown = isSearched || (data !== undefined && data.orders.length > 0);
  return (
    <>
      <Breadcrumb
        items={[
          { label: words.home, to: paths.home() },
          { label: words.mypage, to: paths.mypage() },
          { label: words.heading },
        ]}
      />
      <AccountColumns>
        <h1>{words.heading}</h1>
        {isSearchShown && <OrderSearchForm key={search.toString()} search={wanted} />}
        {isPending && <SkeletonPage sizes={['block', 'block', 'block']} />}
        {error !== null && data === undefined && <QueryFailure error={error} onRetry={refetch} />}
        {data !== undefined && data.orders.length === 0 && (
          <EmptyState message={isSearched ? words.nothing : words.empty}>
            {isSearched ? (
              <LinkButton to={accountPaths.orders({})} variant="secondary">
                {words.clear}
              </LinkButton>
            ) : (
              <PrimaryLink to={paths.productList()}>{words.toProductList}</PrimaryLink>
            )}
          </EmptyState>
        )}
        {data !== undefined && data.orders.length > 0 && (
          <div className={styles.results}>
            <p className={styles.total}>
              <Unbroken>
                {words.totals(data.pagination.total, formatPriceWithTax(data.totalPayment))}
              </Unbroken>
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
              toPage={(number) => accountPaths.orders({ ...wanted, page: number })}
            />
          </div>
        )}
      </AccountColumns>
    </>
  );
}
