import { orderQuery } from '@shop/feature-orders/order-query';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths/paths';
import type { PageProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { Breadcrumb } from '@shop/ui-kit/breadcrumb';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { AccountColumns } from '../../parts/account-columns';
import { QueryFailure } from '../../parts/query-failure';
import { OrderContent } from './order-content';
import { orderDetailWords } from './order-detail-words';
import { OrderDetailNoteSlot } from '../../slots/member-slots';

/** One order: state, lines, sums, addresses, payment. */
export default function OrderDetailPage({ params }: PageProps) {
  const words = useWords(orderDetailWords);
  const id = Number(params['key']);
  const { data: order, error, isPending, refetch } = useQuery(orderQuery(useApi(), id));
  return (
    <>
      <Breadcrumb
        items={[
          { label: words.home, to: paths.home() },
          { label: words.mypage, to: paths.mypage() },
          { label: words.orderHistory, to: paths.orderHistory() },
          { label: words.heading },
        ]}
      />
      <AccountColumns>
        <h1>{words.heading}</h1>
        {isPending && <SkeletonPage sizes={['block', 'block', 'block']} />}
        {error !== null && order === undefined && <QueryFailure error={error} onRetry={refetch} />}
        {order !== undefined && (
          <>
            <OrderDetailNoteSlot order={order} />
            <OrderContent order={order} />
          </>
        )}
      </AccountColumns>
    </>
  );
}
