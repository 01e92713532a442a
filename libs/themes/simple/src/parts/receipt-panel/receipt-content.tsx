import type { ReceiptSource } from '@shop/feature-orders/receipts/receipt-source';
import type { ReceiptView } from '@shop/feature-orders/receipts/receipt-view';
import { HONORIFICS } from '@shop/feature-orders/receipts/receipt-fields';
import { useDownloadReceipt } from '@shop/feature-orders/receipts/use-download-receipt';
import { useReceiptForm } from '@shop/feature-orders/receipts/use-receipt-form';
import { formatYen } from '@shop/format/format-yen';
import { errorMessage } from '@shop/site/errors/error-message';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { DefinitionList } from '@shop/ui-kit/definition-list';
import { LiveMessage } from '@shop/ui-kit/live-message';
import { Notice } from '@shop/ui-kit/notice';
import { SelectField } from '@shop/ui-kit/select-field';
import { TextField } from '@shop/ui-kit/text-field';
import { showToast } from '@shop/ui-kit/toast/show-toast';
import styles from '../form-layout.module.css';
import { LeaveQuestion } from '../leave-question';
import { PrimaryButton } from '../primary-button';
import { receiptPanelWords } from './receipt-panel-words';

interface ReceiptContentProps {
  readonly source: ReceiptSource;
  readonly receipt: ReceiptView;
  readonly isOfCompany: boolean;
}

/** Addressee and proviso to be changed, and below them the download, where the receipt can be had. */
export function ReceiptContent({ source, receipt, isOfCompany }: ReceiptContentProps) {
  const words = useWords(receiptPanelWords);
  const form = useReceiptForm(source, receipt, () => void showToast('success', words.saved));
  const download = useDownloadReceipt(source, (message) => void showToast('success', message));
  const { field } = form;
  return (
    <div className={styles.fields}>
      <DefinitionList items={[{ term: words.amount, description: formatYen(receipt.totalPayment) }]} />
      {receipt.reason !== null && <Notice kind="warning">{receipt.reason}</Notice>}
      <form {...form.formProps} method="post" aria-label={words.form} className={styles.fields}>
        <LeaveQuestion hasUnsaved={form.hasUnsaved} />
        <LiveMessage>{form.announcement}</LiveMessage>
        <TextField
          {...field('addressee')}
          autoComplete="organization"
          hint={isOfCompany ? words.companyAddresseeHint : words.addresseeHint}
        />
        <SelectField {...field('honorific')}>
          {HONORIFICS.map((honorific) => (
            <option key={honorific} value={honorific}>
              {honorific}
            </option>
          ))}
        </SelectField>
        <TextField {...field('proviso')} autoComplete="off" hint={words.provisoHint} />
        {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
        <Button type="submit" variant="secondary" isBusy={form.isSubmitting}>
          {words.save}
        </Button>
      </form>
      {receipt.isReprint && receipt.isIssuable && <Notice kind="info">{words.reprint}</Notice>}
      {download.error !== null && <Notice kind="error">{errorMessage(download.error)}</Notice>}
      {receipt.isIssuable && (
        <PrimaryButton
          isWide
          isBusy={download.isPending}
          onClick={() => {
            if (form.hasUnsaved()) void showToast('error', words.saveFirst);
            else download.mutate();
          }}
        >
          {words.download}
        </PrimaryButton>
      )}
    </div>
  );
}
