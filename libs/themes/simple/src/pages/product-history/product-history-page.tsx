import { clearHistoryMutation } from '@shop/feature-catalogue/viewing-history/clear-history-mutation';
import { memberHistoryQuery } from '@shop/feature-catalogue/viewing-history/member-history-query';
import { useShopServices } from '@shop/query/shop-services-provider';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useGuardedMutation } from '@shop/query/use-guarded-mutation';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { DeleteWithQuestion } from '../../parts/delete-with-question';
import list from '../../parts/history-list.module.css';
import { MypageFrame } from '../../parts/mypage-frame';
import { PrimaryLink } from '../../parts/primary-link';
import { QueryFailure } from '../../parts/query-failure';
import { HistoryRow } from './history-row';
import { productHistoryWords } from './product-history-words';

/** The last products that the member looked at, at most 10, newest first. account §2, §4 */
export default function ProductHistoryPage() {
  const words = useWords(productHistoryWords);
  const services = useShopServices();
  const { data, error, isPending, refetch } = useQuery(memberHistoryQuery(services.api));
  const clear = useGuardedMutation(clearHistoryMutation(services));
  const place = useRef<HTMLDivElement>(null);
  return (
    <MypageFrame title={words.heading}>
      {isPending && <SkeletonPage sizes={['block', 'block', 'block']} />}
      {error !== null && data === undefined && <QueryFailure error={error} onRetry={refetch} />}
      <div ref={place} tabIndex={-1}>
        {data?.length === 0 && (
          <EmptyState message={words.empty}>
            <PrimaryLink to={paths.productList()}>{words.toProductList}</PrimaryLink>
          </EmptyState>
        )}
        {data !== undefined && data.length > 0 && (
          <>
            <div className={`${list.head} ${list.between}`}>
              <p className={list.total}>{words.lead(data.length)}</p>
              <DeleteWithQuestion
                label={words.removeAll}
                question={words.removeQuestion}
                consequence={words.removeConsequence}
                done={words.removed}
                remove={() => clear.mutateAsync()}
                onDone={() => place.current?.focus()}
              />
            </div>
            <ul className={list.list}>
              {data.map((entry) => (
                <li key={entry.product.id} className={list.entry}>
                  <HistoryRow entry={entry} />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </MypageFrame>
  );
}
