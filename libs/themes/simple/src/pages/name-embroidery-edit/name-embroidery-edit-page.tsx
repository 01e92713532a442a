import { emptyEmbroidery } from '@shop/feature-account/name-embroidery/embroidery-fields';
import { nameEmbroideryQuery } from '@shop/feature-account/name-embroidery/name-embroidery-query';
import { useApi } from '@shop/query/use-api';
import { accountPaths } from '@shop/site/paths/account-paths';
import { useWords } from '@shop/theming/use-words';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { MypageFrame } from '../../parts/mypage-frame';
import { QueryFailure } from '../../parts/query-failure';
import { EmbroideryForm } from './embroidery-form';
import { nameEmbroideryEditWords } from './name-embroidery-edit-words';

/** Sets or changes what the member has stitched onto things. account §2 */
export default function NameEmbroideryEditPage() {
  const words = useWords(nameEmbroideryEditWords);
  const { data, error, isPending, refetch } = useQuery(nameEmbroideryQuery(useApi()));
  return (
    <MypageFrame
      title={words.heading}
      above={[{ label: words.embroidery, to: accountPaths.nameEmbroidery() }]}
    >
      {isPending && <SkeletonPage sizes={['block', 'tall']} />}
      {error !== null && data === undefined && <QueryFailure error={error} onRetry={refetch} />}
      {data !== undefined && <EmbroideryForm stored={data ?? emptyEmbroidery} />}
    </MypageFrame>
  );
}
