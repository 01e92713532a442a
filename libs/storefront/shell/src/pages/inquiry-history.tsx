import { inquiryCategoriesQuery } from '@shop/feature-content/contact-form/inquiry-categories-query';
import { inquiriesQuery } from '@shop/feature-content/inquiries/inquiries-query';
import { readInquirySearch } from '@shop/feature-content/inquiries/read-inquiry-search';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** One page of the member’s inquiries, those that the search of the URL finds. */
const page = definePage({
  id: 'inquiry-history',
  guard: 'member',
  cache: 'private',
  async load({ api, search, isLogin, fetch, prefetch }) {
    if (isLogin)
      await Promise.all([
        fetch(inquiriesQuery(api, readInquirySearch(search))),
        prefetch(inquiryCategoriesQuery(api)),
      ]);
    return {};
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function InquiryHistoryPage() {
  return <RoutePage page={page} />;
}
