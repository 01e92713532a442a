import { memorialQuery } from '@shop/feature-account/memorials/memorial-query';
import { readEntryKey } from '@shop/feature-account/read-entry-key';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { routeErrorResponse } from '../page/route-error';
import { RoutePage } from '../page/route-page';

/** The form for one of the member’s days to remember. */
const page = definePage({
  id: 'memorial-edit',
  guard: 'member',
  cache: 'private',
  async load({ api, params, isLogin, fetch }) {
    const id = readEntryKey(params);
    if (id === null) throw routeErrorResponse({ kind: 'not-found' });
    if (isLogin) await fetch(memorialQuery(api, id));
    return {};
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function MemorialEditPage() {
  return <RoutePage page={page} />;
}
