import { approvalsQuery } from '@shop/feature-orders/approvals/approvals-query';
import { useApi } from '@shop/query/use-api';
import { accountPaths } from '@shop/site/paths/account-paths';
import { readPageNumber } from '@shop/site/paths/read-page-number';
import type { PageProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { useQuery } from '@tanstack/react-query';
import list from '../../parts/history-list.module.css';
import { MypageFrame } from '../../parts/mypage-frame';
import { PagedList } from '../../parts/paged-list';
import { ApprovalEntry } from './approval-entry';
import { approvalsWords } from './approvals-words';

/** The requests to approve orders: the member's own, and for an approver those of the whole company. */
export default function ApprovalsPage({ search }: PageProps) {
  const words = useWords(approvalsWords);
  const query = useQuery(approvalsQuery(useApi(), readPageNumber(search)));
  return (
    <MypageFrame title={words.heading}>
      <PagedList
        query={query}
        skeleton={['block', 'block']}
        entriesOf={({ approvals }) => approvals}
        empty={<EmptyState message={words.empty} />}
        toPage={accountPaths.approvals}
      >
        {({ approvals, pagination }) => (
          <>
            <p className={list.total}>{words.lead}</p>
            <p className={list.total}>{words.total(pagination.total)}</p>
            <ul className={list.list}>
              {approvals.map((approval) => (
                <li key={approval.id} className={list.entry}>
                  <ApprovalEntry approval={approval} />
                </li>
              ))}
            </ul>
          </>
        )}
      </PagedList>
    </MypageFrame>
  );
}
