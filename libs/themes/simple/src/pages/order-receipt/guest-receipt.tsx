import { guestReceiptCheckQuery } from '@shop/feature-orders/receipts/guest-receipt-check-query';
import { guestReceipt } from '@shop/feature-orders/receipts/receipt-source';
import { useApi } from '@shop/query/use-api';
import { useWords } from '@shop/theming/use-words';
import { DefinitionList } from '@shop/ui-kit/definition-list';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isWrongLink } from '../../parts/is-wrong-link';
import { QueryFailure } from '../../parts/query-failure';
import { ReceiptPanel } from '../../parts/receipt-panel/receipt-panel';
import { WrongOrderLink } from '../../parts/wrong-order-link';
import { orderReceiptWords } from './order-receipt-words';

interface GuestReceiptProps {
  readonly orderNo: string;
  readonly token: string;
  /** Shown below what is said of a link that opens no order. */
  readonly afterWrongLink: ReactNode;
}

/** Checks the link, and shows the receipt that it opens. The check's result is kept apart from the receipt. account §3 */
export function GuestReceipt({ orderNo, token, afterWrongLink }: GuestReceiptProps) {
  const words = useWords(orderReceiptWords);
  const { data, error, refetch } = useQuery(guestReceiptCheckQuery(useApi(), orderNo, token));
  if (isWrongLink(error))
    return (
      <>
        <WrongOrderLink />
        {afterWrongLink}
      </>
    );
  if (data === undefined)
    return error === null ? (
      <SkeletonPage sizes={['block', 'block']} />
    ) : (
      <QueryFailure error={error} onRetry={refetch} />
    );
  return (
    <>
      {data.isIssuable && <p>{words.lead}</p>}
      <DefinitionList items={[{ term: words.orderNumber, description: data.orderNo }]} />
      <ReceiptPanel source={guestReceipt(orderNo, token)} />
    </>
  );
}
