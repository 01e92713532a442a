import { orderQuery } from '@shop/feature-orders/order-query';
import type { OrderView } from '@shop/feature-orders/order-view';
import { returnsQuery } from '@shop/feature-orders/returns/returns-query';
import type { ReturnsView } from '@shop/feature-orders/returns/returns-view';
import { useApi } from '@shop/query/use-api';
import { accountPaths } from '@shop/site/paths/account-paths';
import { paths } from '@shop/site/paths/paths';
import type { PageProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MypageFrame } from '../../parts/mypage-frame';
import { QueryFailure } from '../../parts/query-failure';
import { orderReturnWords } from './order-return-words';
import { ReturnClosed } from './return-closed';
import { ReturnForm } from './return-form';

/** Asks to return pieces of an order, or says why that cannot be asked for here. */
export default function OrderReturnPage({ params }: PageProps) {
  const words = useWords(orderReturnWords);
  const api = useApi();
  const id = Number(params['key']);
  const order = useQuery(orderQuery(api, id));
  const returns = useQuery(returnsQuery(api, id));
  const failed = [order, returns].find(({ error, data }) => error !== null && data === undefined);
  const isComplete = order.data !== undefined && returns.data !== undefined;
  return (
    <MypageFrame
      title={returns.data?.isExchangeOffered === true ? words.headingWithExchange : words.heading}
      above={[
        { label: words.orderHistory, to: paths.orderHistory() },
        { label: words.orderDetail, to: accountPaths.order(id) },
      ]}
    >
      {failed !== undefined && <QueryFailure error={failed.error} onRetry={failed.refetch} />}
      {failed === undefined && !isComplete && <SkeletonPage sizes={['block', 'tall']} />}
      {order.data !== undefined && returns.data !== undefined && (
        <Content key={id} order={order.data} returns={returns.data} />
      )}
    </MypageFrame>
  );
}

/** What is being written stays, also when order and returns are read again meanwhile and say something else. */
function Content(current: { readonly order: OrderView; readonly returns: ReturnsView }) {
  const [opened, setOpened] = useState<typeof current | null>(null);
  if (opened === null && current.returns.isRequestable) setOpened(current);
  return opened === null ? <ReturnClosed {...current} /> : <ReturnForm {...opened} />;
}
