import { addressQuery } from '@shop/feature-account/address-query';
import { prefecturesQuery } from '@shop/feature-account/prefectures-query';
import { readEntryKey } from '@shop/feature-account/read-entry-key';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { routeErrorResponse } from '../page/route-error';
import { RoutePage } from '../page/route-page';

/** The form for one address of the address book, with the prefectures to choose from. */
const page = definePage({
  id: 'address-edit',
  guard: 'member',
  cache: 'private',
  async load({ api, params, isLogin, fetch, prefetch }) {
    const id = readEntryKey(params);
    if (id === null) throw routeErrorResponse({ kind: 'not-found' });
    const prefectures = prefetch(prefecturesQuery(api));
    if (isLogin) await fetch(addressQuery(api, id));
    await prefectures;
    return {};
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function AddressEditPage() {
  return <RoutePage page={page} />;
}
