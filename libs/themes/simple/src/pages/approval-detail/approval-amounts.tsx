import type { ApprovalView } from '@shop/feature-orders/approvals/approval-view';
import { formatYen } from '@shop/format/format-yen';
import { useWords } from '@shop/theming/use-words';
import { DefinitionList } from '@shop/ui-kit/definition-list';
import { Panel } from '@shop/ui-kit/panel';
import { approvalDetailWords } from './approval-detail-words';

/** What the order costs: the sums that the buyer saw, without those that are nothing. */
export function ApprovalAmounts({ amounts }: Pick<ApprovalView, 'amounts'>) {
  const words = useWords(approvalDetailWords);
  const plus = (term: string, yen: number) => (yen === 0 ? [] : [{ term, description: formatYen(yen) }]);
  const minus = (term: string, yen: number) =>
    yen === 0 ? [] : [{ term, description: words.minus(formatYen(yen)) }];
  return (
    <Panel title={words.amounts}>
      <DefinitionList
        items={[
          { term: words.subtotal, description: formatYen(amounts.subtotal) },
          { term: words.shippingFee, description: formatYen(amounts.shippingFee) },
          ...plus(words.packing, amounts.packing),
          ...plus(words.paymentFee, amounts.paymentFee),
          ...minus(words.discount, amounts.discount),
          { term: words.tax, description: formatYen(amounts.tax) },
          ...minus(words.point, amounts.point),
          { term: words.total, description: <b>{formatYen(amounts.payment)}</b> },
        ]}
      />
    </Panel>
  );
}
