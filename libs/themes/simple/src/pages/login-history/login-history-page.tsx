import { loginHistoriesQuery } from '@shop/feature-account/login-history/login-histories-query';
import { useApi } from '@shop/query/use-api';
import { accountPaths } from '@shop/site/paths/account-paths';
import { paths } from '@shop/site/paths/paths';
import { readPageNumber } from '@shop/site/paths/read-page-number';
import type { PageProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { LinkButton } from '@shop/ui-kit/link-button';
import { useQuery } from '@tanstack/react-query';
import list from '../../parts/history-list.module.css';
import { MypageFrame } from '../../parts/mypage-frame';
import { PagedList } from '../../parts/paged-list';
import { PrimaryLink } from '../../parts/primary-link';
import { LoginEntry } from './login-entry';
import { loginHistoryWords } from './login-history-words';

/** When and from where somebody signed in to the account, and what to do about a stranger. account §2 */
export default function LoginHistoryPage({ search }: PageProps) {
  const words = useWords(loginHistoryWords);
  return (
    <MypageFrame title={words.heading}>
      <p>{words.lead}</p>
      <div>
        <LinkButton to={accountPaths.password()} variant="secondary">
          {words.toPassword}
        </LinkButton>
      </div>
      <PagedList
        query={useQuery(loginHistoriesQuery(useApi(), readPageNumber(search)))}
        skeleton={['line', 'line', 'line', 'line']}
        entriesOf={({ logins }) => logins}
        empty={
          <EmptyState message={words.empty}>
            <PrimaryLink to={paths.mypage()}>{words.toMypage}</PrimaryLink>
          </EmptyState>
        }
        toPage={accountPaths.loginHistory}
      >
        {({ logins, pagination }) => (
          <>
            <p className={list.total}>{words.total(pagination.total)}</p>
            <ul className={list.list}>
              {logins.map((login) => (
                <li key={login.id} className={list.entry}>
                  <LoginEntry login={login} />
                </li>
              ))}
            </ul>
          </>
        )}
      </PagedList>
    </MypageFrame>
  );
}
