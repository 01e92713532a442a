import { statementsQuery } from '@shop/feature-orders/statements/statements-query';
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
import { StatementEntry } from './statement-entry';
import { statementsWords } from './statements-words';

/** What the member's company pays for its closing periods, each with its document. */
export default function StatementsPage({ search }: PageProps) {
  const words = useWords(statementsWords);
  const query = useQuery(statementsQuery(useApi(), readPageNumber(search)));
  return (
    <MypageFrame title={words.heading}>
      <PagedList
        query={query}
        skeleton={['block', 'block']}
        entriesOf={({ statements }) => statements}
        empty={<EmptyState message={words.empty} />}
        toPage={accountPaths.statements}
      >
        {({ statements, pagination }) => (
          <>
            <p className={list.total}>{words.lead}</p>
            <p className={list.total}>{words.total(pagination.total)}</p>
            <ul className={list.list}>
              {statements.map((statement) => (
                <li key={statement.id} className={list.entry}>
                  <StatementEntry statement={statement} />
                </li>
              ))}
            </ul>
          </>
        )}
      </PagedList>
    </MypageFrame>
  );
}
