import { deleteRequestMutation } from '@shop/feature-catalogue/product-request/delete-request-mutation';
import { productRequestsQuery } from '@shop/feature-catalogue/product-request/product-requests-query';
import { useShopServices } from '@shop/query/shop-services-provider';
import { accountPaths } from '@shop/site/paths/account-paths';
import { paths } from '@shop/site/paths/paths';
import { readPageNumber } from '@shop/site/paths/read-page-number';
import type { PageProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { useGuardedMutation } from '@shop/query/use-guarded-mutation';
import { useQuery } from '@tanstack/react-query';
import list from '../../parts/history-list.module.css';
import { MypageFrame } from '../../parts/mypage-frame';
import { PagedList } from '../../parts/paged-list';
import { PrimaryLink } from '../../parts/primary-link';
import { usePageAfterDeletion } from '../../parts/use-page-after-deletion';
import { RequestEntry } from './request-entry';
import { requestHistoryWords } from './request-history-words';

/** The products that the member asked the shop for, and what it replied. account §2, §4 */
export default function RequestHistoryPage({ search }: PageProps) {
  const words = useWords(requestHistoryWords);
  const services = useShopServices();
  const page = readPageNumber(search);
  const query = useQuery(productRequestsQuery(services.api, page));
  const deletion = useGuardedMutation(deleteRequestMutation(services));
  const after = usePageAfterDeletion(accountPaths.requestHistory, page, query.data?.requests.length ?? 0);
  return (
    <MypageFrame title={words.heading}>
      <div ref={after.place} tabIndex={-1}>
        <PagedList
          query={query}
          skeleton={['block', 'block']}
          entriesOf={({ requests }) => requests}
          empty={
            <EmptyState message={words.empty}>
              <PrimaryLink to={paths.productList()}>{words.toProductList}</PrimaryLink>
            </EmptyState>
          }
          toPage={accountPaths.requestHistory}
        >
          {({ requests, pagination }) => (
            <>
              <p className={list.total}>{words.total(pagination.total)}</p>
              <ul className={list.list}>
                {requests.map((request) => (
                  <li key={request.id} className={list.entry}>
                    <RequestEntry
                      request={request}
                      remove={() => deletion.mutateAsync(request.id)}
                      onRemoved={after.move}
                    />
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
