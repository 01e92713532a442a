import type { ApprovalSummaryView } from '@shop/feature-orders/approvals/approval-view';
import { formatDateTime } from '@shop/format/format-date';
import { formatPriceWithTax } from '@shop/format/format-yen';
import { accountPaths } from '@shop/site/paths/account-paths';
import { useWords } from '@shop/theming/use-words';
import { Link } from 'react-router-dom';
import list from '../../parts/history-list.module.css';
import { approvalsWords } from './approvals-words';

/** What waits for somebody stands out. */
const isWaiting = (status: ApprovalSummaryView['status']) => status === 'requested';

/** One request of the list: whose, how much, since when, and its state. */
export function ApprovalEntry({ approval }: { readonly approval: ApprovalSummaryView }) {
  const words = useWords(approvalsWords);
  const { id, status, statusName, requesterName, totalPayment, requestedAt, isOwn } = approval;
  return (
    <>
      <div className={list.head}>
        <span className={list.flag} data-kind={isWaiting(status) ? 'important' : 'done'}>
          {statusName}
        </span>
        <h2 className={list.title}>
          <Link to={accountPaths.approval(id)}>
            {words.request(requesterName, formatPriceWithTax(totalPayment))}
          </Link>
        </h2>
      </div>
      <p className={list.meta}>
        <time dateTime={requestedAt}>{formatDateTime(requestedAt)}</time>
        {isOwn && <span>{words.own}</span>}
      </p>
    </>
  );
}
