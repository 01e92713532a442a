import { readAddressSearch } from '@shop/feature-account/address-book/read-address-search';
import { addressesQuery } from '@shop/feature-account/addresses-query';
import { messagesQuery } from '@shop/feature-content/messages-query';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** One page of the member’s address book, or of what the search of the URL finds in it. */
const page = definePage({
  id: 'address-book',
  guard: 'member',
  cache: 'private',
  async load({ api, search, isLogin, prefetch }) {
    if (isLogin)
      await Promise.all([
        prefetch(addressesQuery(api, readAddressSearch(search))),
        prefetch(messagesQuery(api)),
      ]);
    return {};
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function AddressBookPage() {
  return <RoutePage page={page} />;
}
