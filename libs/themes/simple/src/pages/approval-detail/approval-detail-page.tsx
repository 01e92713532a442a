import { approvalQuery } from '@shop/feature-orders/approvals/approval-query';
import { useApi } from '@shop/query/use-api';
import { accountPaths } from '@shop/site/paths/account-paths';
import type { PageProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { LinkButton } from '@shop/ui-kit/link-button';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { MypageFrame } from '../../parts/mypage-frame';
import { QueryFailure } from '../../parts/query-failure';
import { ApprovalContent } from './approval-content';
import { approvalDetailWords } from './approval-detail-words';

/** One request to approve an order: what it is about, where it stands, and what this member can do with it. */
export default function ApprovalDetailPage({ params }: PageProps) {
  const words = useWords(approvalDetailWords);
  const { data, error, isPending, refetch } = useQuery(approvalQuery(useApi(), Number(params['key'])));
  return (
    <MypageFrame title={words.heading} above={[{ label: words.approvals, to: accountPaths.approvals() }]}>
      {isPending && <SkeletonPage sizes={['block', 'tall']} />}
      {error !== null && data === undefined && <QueryFailure error={error} onRetry={refetch} />}
      {data !== undefined && <ApprovalContent approval={data} />}
      <div>
        <LinkButton to={accountPaths.approvals()} variant="secondary">
          {words.toList}
        </LinkButton>
      </div>
    </MypageFrame>
  );
}
