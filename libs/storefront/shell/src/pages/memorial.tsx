import { memorialsQuery } from '@shop/feature-account/memorials/memorials-query';
import { messagesQuery } from '@shop/feature-content/messages-query';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** The days that the member wants to be reminded of. */
const page = definePage({
  id: 'memorial',
  guard: 'member',
  cache: 'private',
  async load({ api, clock, isLogin, prefetch }) {
    if (isLogin) await Promise.all([prefetch(memorialsQuery({ api, clock })), prefetch(messagesQuery(api))]);
    return {};
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function MemorialPage() {
  return <RoutePage page={page} />;
}
