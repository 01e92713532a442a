import { systemMessageQuery } from '@shop/feature-account/message-center/system-message-query';
import { useApi } from '@shop/query/use-api';
import { accountPaths } from '@shop/site/paths/account-paths';
import type { PageProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { MypageFrame } from '../../parts/mypage-frame';
import { QueryFailure } from '../../parts/query-failure';
import { MessageText } from './message-text';
import { messageDetailWords } from './message-detail-words';

/** One message of the shop to the member. account §2 */
export default function MessageDetailPage({ params }: PageProps) {
  const words = useWords(messageDetailWords);
  const { data, error, isPending, refetch } = useQuery(systemMessageQuery(useApi(), Number(params['key'])));
  return (
    <MypageFrame
      title={data?.title ?? words.messages}
      above={[{ label: words.messages, to: accountPaths.messages() }]}
    >
      {isPending && <SkeletonPage sizes={['line', 'block']} />}
      {error !== null && data === undefined && <QueryFailure error={error} onRetry={refetch} />}
      {data !== undefined && <MessageText key={data.id} message={data} />}
    </MypageFrame>
  );
}
