import type { ApprovalView } from '@shop/feature-orders/approvals/approval-view';
import { formatYen } from '@shop/format/format-yen';
import { useWords } from '@shop/theming/use-words';
import { DefinitionList } from '@shop/ui-kit/definition-list';
import { Panel } from '@shop/ui-kit/panel';
import { Unbroken } from '@shop/ui-kit/unbroken';
import { approvalDetailWords } from './approval-detail-words';

/** What the order costs: the sums that the buyer saw, without those that are nothing. */
export function ApprovalAmounts({ amounts, sums }: Pick<ApprovalView, 'amounts' | 'sums'>) {
  const words = useWords(approvalDetailWords);
  const isWithTax = sums === 'with-tax';
  const tax = isWithTax ? words.withTax : words.withoutTax;
  const plus = (term: string, yen: number) => (yen === 0 ? [] : [{ term, description: formatYen(yen) }]);
  const minus = (term: string, yen: number) =>
    yen === 0 ? [] : [{ term, description: words.minus(formatYen(yen)) }];
  return (
    <Panel title={words.amounts}>
      <DefinitionList
        items={[
          { term: words.subtotal(tax), description: formatYen(amounts.subtotal) },
          { term: words.shippingFee(tax), description: formatYen(amounts.shippingFee) },
          ...plus(words.packing(tax), amounts.packing),
          ...plus(words.paymentFee(tax), amounts.paymentFee),
          ...minus(words.discount(tax), amounts.discount),
          ...minus(words.point, amounts.point),
          { term: isWithTax ? words.containedTax : words.tax, description: formatYen(amounts.tax) },
          {
            term: words.total,
            description: (
              <b>
                <Unbroken>{formatYen(amounts.payment)}</Unbroken>
              </b>
            ),
          },
        ]}
      />
    </Panel>
  );
}
