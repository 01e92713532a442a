import type { ApprovalView } from '@shop/feature-orders/approvals/approval-view';
import { formatDateTime } from '@shop/format/format-date';
import { useWords } from '@shop/theming/use-words';
import { DefinitionList } from '@shop/ui-kit/definition-list';
import { Panel } from '@shop/ui-kit/panel';
import styles from './approval-detail-page.module.css';
import { approvalDetailWords } from './approval-detail-words';

/** Who requested what when, and who decided. */
export function ApprovalFacts({ approval }: { readonly approval: ApprovalView }) {
  const words = useWords(approvalDetailWords);
  const { comment, paymentName, decidedByName, decidedAt, reason } = approval;
  const written = (text: string) => <span className={styles.written}>{text}</span>;
  const items = [
    { term: words.status, description: approval.statusName },
    {
      term: words.requester,
      description: words.person(approval.requesterName, approval.requesterDepartment),
    },
    { term: words.requestedAt, description: formatDateTime(approval.requestedAt) },
    ...(comment === '' ? [] : [{ term: words.comment, description: written(comment) }]),
    ...(paymentName === null ? [] : [{ term: words.payment, description: paymentName }]),
    ...(decidedByName === null ? [] : [{ term: words.decidedBy, description: decidedByName }]),
    ...(decidedAt === null ? [] : [{ term: words.decidedAt, description: formatDateTime(decidedAt) }]),
    ...(reason === '' ? [] : [{ term: words.reason, description: written(reason) }]),
  ];
  return (
    <Panel title={words.facts}>
      <DefinitionList items={items} />
    </Panel>
  );
}
