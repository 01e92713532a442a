import { popupsQuery } from '@shop/feature-content/popups/popups-query';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** Everything that the shop's popups say at the moment. core §2, account §2 */
const page = definePage({
  id: 'popup',
  guard: 'public',
  cache: 'public',
  async load({ api, fetch }) {
    await fetch(popupsQuery(api));
    return { description: 'クーポンや特集など、ただいまご案内しているお得なお知らせの一覧です。' };
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function PopupPage() {
  return <RoutePage page={page} />;
}
