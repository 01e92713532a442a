import { nameEmbroideryQuery } from '@shop/feature-account/name-embroidery/name-embroidery-query';
import { useApi } from '@shop/query/use-api';
import { accountPaths } from '@shop/site/paths/account-paths';
import { useWords } from '@shop/theming/use-words';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { MypageFrame } from '../../parts/mypage-frame';
import { PrimaryLink } from '../../parts/primary-link';
import { QueryFailure } from '../../parts/query-failure';
import { CurrentEmbroidery } from './current-embroidery';
import { nameEmbroideryWords } from './name-embroidery-words';

/** What the member has stitched onto things. account §2 */
export default function NameEmbroideryPage() {
  const words = useWords(nameEmbroideryWords);
  const { data, error, isPending, refetch } = useQuery(nameEmbroideryQuery(useApi()));
  return (
    <MypageFrame title={words.heading}>
      <p>{words.lead}</p>
      {isPending && <SkeletonPage sizes={['block', 'block']} />}
      {error !== null && data === undefined && <QueryFailure error={error} onRetry={refetch} />}
      {data === null && (
        <EmptyState message={words.empty}>
          <PrimaryLink to={accountPaths.nameEmbroideryEdit()}>{words.add}</PrimaryLink>
        </EmptyState>
      )}
      {data !== undefined && data !== null && <CurrentEmbroidery values={data} />}
    </MypageFrame>
  );
}
