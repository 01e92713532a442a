import { inquiryQuery } from '@shop/feature-content/inquiries/inquiry-query';
import { isEntryKey } from '@shop/feature-content/is-entry-key';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { routeErrorResponse } from '../page/route-error';
import { RoutePage } from '../page/route-page';

/** One inquiry of the member with what followed it; mails link to it. */
const page = definePage({
  id: 'inquiry-detail',
  guard: 'member',
  cache: 'private',
  async load({ api, params, isLogin, fetch }) {
    const key = params['key'] ?? '';
    if (!isEntryKey(key)) throw routeErrorResponse({ kind: 'not-found' });
    if (!isLogin) return {};
    const inquiry = await fetch(inquiryQuery(api, Number(key)));
    return { title: `お問い合わせ番号 ${inquiry.number}` };
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function InquiryDetailPage() {
  return <RoutePage page={page} />;
}
