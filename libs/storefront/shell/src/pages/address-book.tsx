import { addressesQuery } from '@shop/feature-account/addresses-query';
import { messagesQuery } from '@shop/feature-content/messages-query';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** The member’s address book, whole. */
const page = definePage({
  id: 'address-book',
  guard: 'member',
  cache: 'private',
  async load({ api, isLogin, prefetch }) {
    if (isLogin) await Promise.all([prefetch(addressesQuery(api)), prefetch(messagesQuery(api))]);
    return {};
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function AddressBookPage() {
  return <RoutePage page={page} />;
}
