import { type InvoiceView, invoiceQuery } from '@shop/feature-orders/invoices/invoice-query';
import { useDownloadInvoice } from '@shop/feature-orders/invoices/use-download-invoice';
import { formatDayWithWeekday } from '@shop/format/format-day';
import { formatYen } from '@shop/format/format-yen';
import { useApi } from '@shop/query/use-api';
import { errorMessage } from '@shop/site/errors/error-message';
import { useWords } from '@shop/theming/use-words';
import { DefinitionList } from '@shop/ui-kit/definition-list';
import { Notice } from '@shop/ui-kit/notice';
import { Panel } from '@shop/ui-kit/panel';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { showToast } from '@shop/ui-kit/toast/show-toast';
import { useQuery } from '@tanstack/react-query';
import styles from '../../parts/form-layout.module.css';
import { PrimaryButton } from '../../parts/primary-button';
import { QueryFailure } from '../../parts/query-failure';
import { invoicePanelWords } from './invoice-panel-words';

/** The invoice of an order that is paid by invoice: how much and until when, why it cannot be had yet, and the download. */
export function InvoicePanel({ orderId }: { readonly orderId: number }) {
  const words = useWords(invoicePanelWords);
  const { data, error, isPending, refetch } = useQuery(invoiceQuery(useApi(), orderId));
  return (
    <Panel title={words.heading}>
      {isPending && <SkeletonPage sizes={['block']} />}
      {error !== null && data === undefined && <QueryFailure error={error} onRetry={refetch} />}
      {data !== undefined && <InvoiceContent orderId={orderId} invoice={data} />}
    </Panel>
  );
}

interface InvoiceContentProps {
  readonly orderId: number;
  readonly invoice: InvoiceView;
}

function InvoiceContent({ orderId, invoice }: InvoiceContentProps) {
  const words = useWords(invoicePanelWords);
  const { mutate, isPending, error } = useDownloadInvoice(
    orderId,
    (message) => void showToast('success', message),
  );
  const { isIssuable, reason, dueOn } = invoice;
  return (
    <div className={styles.fields}>
      {isIssuable && (
        <DefinitionList
          items={[
            { term: words.amount, description: formatYen(invoice.totalPayment) },
            ...(dueOn === null ? [] : [{ term: words.dueOn, description: formatDayWithWeekday(dueOn) }]),
          ]}
        />
      )}
      {reason !== null && <Notice kind="info">{reason}</Notice>}
      {isIssuable && invoice.isPaid && <Notice kind="success">{words.paid}</Notice>}
      {isIssuable && !invoice.isQualified && <Notice kind="warning">{words.notQualified}</Notice>}
      {error !== null && <Notice kind="error">{errorMessage(error)}</Notice>}
      {isIssuable && (
        <PrimaryButton isWide isBusy={isPending} onClick={() => mutate()}>
          {isPending ? words.preparing : words.download}
        </PrimaryButton>
      )}
    </div>
  );
}
