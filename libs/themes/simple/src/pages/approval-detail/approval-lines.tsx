import type { ApprovalView } from '@shop/feature-orders/approvals/approval-view';
import { formatCount, formatYen } from '@shop/format/format-yen';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { Panel } from '@shop/ui-kit/panel';
import { Unbroken } from '@shop/ui-kit/unbroken';
import { Link } from 'react-router-dom';
import list from '../../parts/history-list.module.css';
import { approvalDetailWords } from './approval-detail-words';

/** The goods as they were when the approval was requested, at the prices of then. */
export function ApprovalLines({ lines, sums }: Pick<ApprovalView, 'lines' | 'sums'>) {
  const words = useWords(approvalDetailWords);
  const tax = sums === 'with-tax' ? words.withTax : words.withoutTax;
  return (
    <Panel title={words.products}>
      <ul className={list.list}>
        {lines.map((line, at) => (
          <li key={`${line.productKey} ${at}`} className={list.entry}>
            <p className={list.title}>
              <Link to={paths.product(line.productKey)}>{line.name}</Link>
            </p>
            <p className={list.meta}>
              <span>{line.productCode}</span>
              {line.options.map((option) => (
                <span key={option}>{option}</span>
              ))}
            </p>
            <p>
              {words.linePrice(
                formatYen(line.unitPrice),
                words.quantity(formatCount(line.quantity), line.unitName),
                tax,
              )}
            </p>
            <p>
              <Unbroken>{words.lineSubtotal(formatYen(line.subtotal), tax)}</Unbroken>
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
