import { forgetSearchMutation } from '@shop/feature-catalogue/search-history/forget-search-mutation';
import { pastSearchesQuery } from '@shop/feature-catalogue/search-history/past-searches-query';
import { formatDateTime } from '@shop/format/format-date';
import { useShopServices } from '@shop/query/shop-services-provider';
import { accountPaths } from '@shop/site/paths/account-paths';
import { paths } from '@shop/site/paths/paths';
import { readPageNumber } from '@shop/site/paths/read-page-number';
import type { PageProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { VisuallyHidden } from '@shop/ui-kit/visually-hidden';
import { useGuardedMutation } from '@shop/query/use-guarded-mutation';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { DeleteWithQuestion } from '../../parts/delete-with-question';
import list from '../../parts/history-list.module.css';
import { MypageFrame } from '../../parts/mypage-frame';
import { PagedList } from '../../parts/paged-list';
import { PrimaryLink } from '../../parts/primary-link';
import { usePageAfterDeletion } from '../../parts/use-page-after-deletion';
import { searchHistoryWords } from './search-history-words';

/** What the member searched for: to search again, or to forget. account §2 */
export default function SearchHistoryPage({ search }: PageProps) {
  const words = useWords(searchHistoryWords);
  const services = useShopServices();
  const page = readPageNumber(search);
  const query = useQuery(pastSearchesQuery(services.api, page));
  const forget = useGuardedMutation(forgetSearchMutation(services));
  const after = usePageAfterDeletion(accountPaths.searchHistory, page, query.data?.searches.length ?? 0);
  return (
    <MypageFrame title={words.heading}>
      <div ref={after.place} tabIndex={-1}>
        <PagedList
          query={query}
          skeleton={['line', 'line', 'line']}
          entriesOf={({ searches }) => searches}
          empty={
            <EmptyState message={words.empty}>
              <PrimaryLink to={paths.productList()}>{words.toProductList}</PrimaryLink>
            </EmptyState>
          }
          toPage={accountPaths.searchHistory}
        >
          {({ searches, pagination }) => (
            <>
              <p className={list.total}>{words.total(pagination.total)}</p>
              <ul className={list.list}>
                {searches.map(({ id, word, at }) => (
                  <li key={id} className={list.entry}>
                    <div className={`${list.head} ${list.between}`}>
                      <p className={list.title}>
                        <Link to={paths.productList({ word })}>
                          {word}
                          <VisuallyHidden>{words.searchAgain}</VisuallyHidden>
                        </Link>
                      </p>
                      <DeleteWithQuestion
                        question={words.removeQuestion}
                        consequence={words.removeConsequence(word)}
                        done={words.removed}
                        remove={() => forget.mutateAsync(id)}
                        onDone={after.move}
                      >
                        <VisuallyHidden>{words.ofWord(word)}</VisuallyHidden>
                      </DeleteWithQuestion>
                    </div>
                    <p className={list.meta}>
                      <time dateTime={at}>{formatDateTime(at)}</time>
                    </p>
                  </li>
                ))}
              </ul>
            </>
          )}
        </PagedList>
      </div>
    </MypageFrame>
  );
}
