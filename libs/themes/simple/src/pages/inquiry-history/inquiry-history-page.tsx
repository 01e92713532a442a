import { inquiriesQuery } from '@shop/feature-content/inquiries/inquiries-query';
import { isNarrowed, readInquirySearch } from '@shop/feature-content/inquiries/read-inquiry-search';
import { useApi } from '@shop/query/use-api';
import { accountPaths } from '@shop/site/paths/account-paths';
import { paths } from '@shop/site/paths/paths';
import type { PageProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { LinkButton } from '@shop/ui-kit/link-button';
import { useQuery } from '@tanstack/react-query';
import list from '../../parts/history-list.module.css';
import { MypageFrame } from '../../parts/mypage-frame';
import { PagedList } from '../../parts/paged-list';
import { PrimaryLink } from '../../parts/primary-link';
import { InquiryEntry } from './inquiry-entry';
import { inquiryHistoryWords } from './inquiry-history-words';
import { InquirySearchForm } from './inquiry-search-form';

/** The member's inquiries with a search that the URL keeps. account §2, core §3 */
export default function InquiryHistoryPage({ search }: PageProps) {
  const words = useWords(inquiryHistoryWords);
  const wanted = readInquirySearch(search);
  const query = useQuery(inquiriesQuery(useApi(), wanted));
  const empty = isNarrowed(wanted) ? (
    <EmptyState message={words.nothing}>
      <LinkButton to={accountPaths.inquiries()} variant="secondary">
        {words.clear}
      </LinkButton>
    </EmptyState>
  ) : (
    <EmptyState message={words.empty}>
      <PrimaryLink to={paths.contact()}>{words.contact}</PrimaryLink>
    </EmptyState>
  );
  return (
    <MypageFrame title={words.heading}>
      <InquirySearchForm key={search.toString()} search={wanted} />
      <PagedList
        query={query}
        skeleton={['block', 'block', 'block']}
        entriesOf={({ inquiries }) => inquiries}
        empty={empty}
        toPage={(page) => accountPaths.inquiries({ ...wanted, page })}
      >
        {({ inquiries, pagination }) => (
          <>
            <p role="status" className={list.total}>
              {words.total(pagination.total)}
            </p>
            <ul className={list.list}>
              {inquiries.map((inquiry) => (
                <li key={inquiry.id} className={list.entry}>
                  <InquiryEntry inquiry={inquiry} to={accountPaths.inquiry(inquiry.id, wanted)} />
                </li>
              ))}
            </ul>
          </>
        )}
      </PagedList>
    </MypageFrame>
  );
}
