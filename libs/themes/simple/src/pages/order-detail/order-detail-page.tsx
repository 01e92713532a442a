import { orderQuery } from '@shop/feature-orders/order-query';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths';
import type { PageProps } from '@shop/theming/page-props';
import { Breadcrumb } from '@shop/ui-kit/breadcrumb';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { QueryFailure } from '../../parts/query-failure';
import { OrderContent } from './order-content';

/** One order: state, lines, sums, addresses, payment. */
export default function OrderDetailPage({ params }: PageProps) {
  const id = Number(params['key']);
  const { data: order, error, isPending, refetch } = useQuery(orderQuery(useApi(), id));
  return (
    <>
      <Breadcrumb
        items={[
          { label: 'ホーム', to: paths.home() },
          { label: 'マイページ', to: paths.mypage() },
          { label: '注文履歴', to: paths.orderHistory() },
          { label: '注文詳細' },
        ]}
      />
      <h1>注文詳細</h1>
      {isPending && <SkeletonPage sizes={['block', 'block', 'block']} />}
      {error !== null && order === undefined && <QueryFailure error={error} onRetry={refetch} />}
      {order !== undefined && <OrderContent order={order} />}
    </>
  );
}
