import { meQuery } from '@shop/feature-account/me-query';
import { systemMessageQuery } from '@shop/feature-account/message-center/system-message-query';
import { isEntryKey } from '@shop/feature-content/is-entry-key';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { routeErrorResponse } from '../page/route-error';
import { RoutePage } from '../page/route-page';

/** One message of the shop to the member. */
const page = definePage({
  id: 'message-detail',
  guard: 'member',
  cache: 'private',
  allowsPopups: true,
  async load({ api, params, isLogin, fetch, prefetch }) {
    const key = params['key'] ?? '';
    if (!isEntryKey(key)) throw routeErrorResponse({ kind: 'not-found' });
    if (!isLogin) return {};
    const [{ title }] = await Promise.all([
      fetch(systemMessageQuery(api, Number(key))),
      prefetch(meQuery(api)),
    ]);
    return { title };
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function MessageDetailPage() {
  return <RoutePage page={page} />;
}
