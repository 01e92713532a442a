import { pointHistoriesQuery } from '@shop/feature-account/points/point-histories-query';
import { useApi } from '@shop/query/use-api';
import { accountPaths } from '@shop/site/paths/account-paths';
import { paths } from '@shop/site/paths/paths';
import { readPageNumber } from '@shop/site/paths/read-page-number';
import type { PageProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { Panel } from '@shop/ui-kit/panel';
import { useQuery } from '@tanstack/react-query';
import list from '../../parts/history-list.module.css';
import { MypageFrame } from '../../parts/mypage-frame';
import { PagedList } from '../../parts/paged-list';
import { PageMessages } from '../../parts/page-messages';
import { PrimaryLink } from '../../parts/primary-link';
import { PointBalance } from './point-balance';
import { PointLineEntry } from './point-line-entry';
import { pointWords } from './point-words';

/** How many points the member has, until when, and how they came and went. account §2 */
export default function PointPage({ search }: PageProps) {
  const words = useWords(pointWords);
  const histories = useQuery(pointHistoriesQuery(useApi(), readPageNumber(search)));
  return (
    <MypageFrame title={words.heading}>
      <PageMessages page="mypage point" />
      <PointBalance />
      <Panel title={words.histories}>
        <PagedList
          query={histories}
          skeleton={['block', 'block', 'block']}
          entriesOf={({ lines }) => lines}
          empty={
            <EmptyState message={words.empty}>
              <PrimaryLink to={paths.productList()}>{words.toProductList}</PrimaryLink>
            </EmptyState>
          }
          toPage={accountPaths.points}
        >
          {({ lines, pagination }) => (
            <>
              <p className={list.total}>{words.total(pagination.total)}</p>
              <ul className={list.list}>
                {lines.map((line) => (
                  <li key={line.id} className={list.entry}>
                    <PointLineEntry line={line} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </PagedList>
      </Panel>
    </MypageFrame>
  );
}
