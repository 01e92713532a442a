import { prefecturesQuery } from '@shop/feature-account/prefectures-query';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** The form for a new address, with the prefectures to choose from. */
const page = definePage({
  id: 'address-add',
  guard: 'member',
  cache: 'private',
  async load({ api, prefetch }) {
    await prefetch(prefecturesQuery(api));
    return {};
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function AddressAddPage() {
  return <RoutePage page={page} />;
}
