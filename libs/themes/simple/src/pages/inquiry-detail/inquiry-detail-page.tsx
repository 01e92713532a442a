import { inquiryQuery } from '@shop/feature-content/inquiries/inquiry-query';
import { readInquirySearch } from '@shop/feature-content/inquiries/read-inquiry-search';
import { useApi } from '@shop/query/use-api';
import { accountPaths } from '@shop/site/paths/account-paths';
import type { PageProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { LinkButton } from '@shop/ui-kit/link-button';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { MypageFrame } from '../../parts/mypage-frame';
import { QueryFailure } from '../../parts/query-failure';
import { inquiryDetailWords } from './inquiry-detail-words';
import { InquiryFacts } from './inquiry-facts';
import { InquiryTalk } from './inquiry-talk';
import { ReplyForm } from './reply-form';

/** One inquiry, what was answered, and a place to write on. Leads back to the search it was found by. account §2 */
export default function InquiryDetailPage({ params, search }: PageProps) {
  const words = useWords(inquiryDetailWords);
  const { data, error, isPending, refetch } = useQuery(inquiryQuery(useApi(), Number(params['key'])));
  const back = accountPaths.inquiries(readInquirySearch(search));
  return (
    <MypageFrame title={words.heading} above={[{ label: words.inquiries, to: back }]}>
      {isPending && <SkeletonPage sizes={['block', 'tall']} />}
      {error !== null && data === undefined && <QueryFailure error={error} onRetry={refetch} />}
      {data !== undefined && (
        <>
          <InquiryFacts inquiry={data} />
          <InquiryTalk inquiry={data} />
          <ReplyForm key={data.id} inquiryId={data.id} />
        </>
      )}
      <div>
        <LinkButton to={back} variant="secondary">
          {words.toList}
        </LinkButton>
      </div>
    </MypageFrame>
  );
}
