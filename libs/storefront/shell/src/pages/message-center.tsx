import { systemMessagesQuery } from '@shop/feature-account/message-center/system-messages-query';
import { readPageNumber } from '@shop/site/paths/read-page-number';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** One page of what the shop writes to the member. */
const page = definePage({
  id: 'message-center',
  guard: 'member',
  cache: 'private',
  allowsPopups: true,
  async load({ api, search, isLogin, fetch }) {
    if (isLogin) await fetch(systemMessagesQuery(api, readPageNumber(search)));
    return {};
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function MessageCenterPage() {
  return <RoutePage page={page} />;
}
