import { messagesQuery } from '@shop/feature-content/messages-query';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** Signs the member out, and says so. */
const page = definePage({
  id: 'logout',
  guard: 'member',
  cache: 'private',
  async load({ api, prefetch }) {
    await prefetch(messagesQuery(api));
    return {};
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function LogoutPage() {
  return <RoutePage page={page} />;
}
