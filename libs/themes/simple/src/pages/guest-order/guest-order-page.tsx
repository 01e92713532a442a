import { guestOrderQuery } from '@shop/feature-orders/guest-order/guest-order-query';
import { useApi } from '@shop/query/use-api';
import type { PageProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { isWrongLink } from '../../parts/is-wrong-link';
import { QueryFailure } from '../../parts/query-failure';
import { WrongOrderLink } from '../../parts/wrong-order-link';
import { GuestOrderContent } from './guest-order-content';
import { guestOrderWords } from './guest-order-words';

/** A guest's order, by the link of a mail: state, products, payment, parcels and the way to the receipt. account §6 */
export default function GuestOrderPage({ search }: PageProps) {
  const words = useWords(guestOrderWords);
  const orderNo = search.get('no') ?? '';
  const token = search.get('t') ?? '';
  const isComplete = orderNo !== '' && token !== '';
  const { data, error, refetch } = useQuery({
    ...guestOrderQuery(useApi(), orderNo, token),
    enabled: isComplete,
  });
  const isWrong = !isComplete || isWrongLink(error);
  return (
    <>
      <h1>{words.heading}</h1>
      {isWrong && <WrongOrderLink />}
      {!isWrong && error !== null && data === undefined && <QueryFailure error={error} onRetry={refetch} />}
      {!isWrong && error === null && data === undefined && (
        <SkeletonPage sizes={['block', 'block', 'block']} />
      )}
      {!isWrong && data !== undefined && <GuestOrderContent order={data} />}
    </>
  );
}
