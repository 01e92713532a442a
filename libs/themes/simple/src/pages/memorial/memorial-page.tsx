import { memorialsQuery } from '@shop/feature-account/memorials/memorials-query';
import { useShopServices } from '@shop/query/shop-services-provider';
import { useWords } from '@shop/theming/use-words';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { MypageFrame } from '../../parts/mypage-frame';
import { PageMessages } from '../../parts/page-messages';
import { QueryFailure } from '../../parts/query-failure';
import { MemorialEntries } from './memorial-entries';
import { memorialWords } from './memorial-words';

/** The days that the member wants to be reminded of, the next one first. account §2 */
export default function MemorialPage() {
  const words = useWords(memorialWords);
  const { data, error, isPending, refetch } = useQuery(memorialsQuery(useShopServices()));
  return (
    <MypageFrame title={words.heading}>
      <PageMessages page="mypage memorial" />
      {isPending && <SkeletonPage sizes={['block', 'block', 'block']} />}
      {error !== null && data === undefined && <QueryFailure error={error} onRetry={refetch} />}
      {data !== undefined && <MemorialEntries list={data} />}
    </MypageFrame>
  );
}
