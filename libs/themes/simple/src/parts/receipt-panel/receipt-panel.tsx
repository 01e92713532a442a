import { receiptQuery } from '@shop/feature-orders/receipts/receipt-query';
import type { ReceiptSource } from '@shop/feature-orders/receipts/receipt-source';
import { useApi } from '@shop/query/use-api';
import { useWords } from '@shop/theming/use-words';
import { Panel } from '@shop/ui-kit/panel';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { QueryFailure } from '../query-failure';
import { ReceiptContent } from './receipt-content';
import { receiptPanelWords } from './receipt-panel-words';

interface ReceiptPanelProps {
  readonly source: ReceiptSource;
  /** The order was placed for a company, which the receipt names. */
  readonly isOfCompany?: boolean;
}

/** The receipt of an order: what it says, why it cannot be had yet, and the download. account §3, §7 */
export function ReceiptPanel({ source, isOfCompany = false }: ReceiptPanelProps) {
  const words = useWords(receiptPanelWords);
  const { data, error, isPending, refetch } = useQuery(receiptQuery(useApi(), source));
  return (
    <Panel title={words.heading}>
      {isPending && <SkeletonPage sizes={['block']} />}
      {error !== null && data === undefined && <QueryFailure error={error} onRetry={refetch} />}
      {data !== undefined && <ReceiptContent source={source} receipt={data} isOfCompany={isOfCompany} />}
    </Panel>
  );
}
