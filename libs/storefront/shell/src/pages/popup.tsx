import { popupQuery, readPopupId } from '@shop/feature-content/popups/popup-query';
import { popupsQuery } from '@shop/feature-content/popups/popups-query';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** Everything that the shop's popups say at the moment, or the one that a link names. core §2, account §2 */
const page = definePage({
  id: 'popup',
  guard: 'public',
  cache: 'public',
  async load({ api, search, fetch }) {
    const id = readPopupId(search);
    if (id !== null) {
      const popup = await fetch(popupQuery(api, id));
      return popup === null ? { isHidden: true } : { title: popup.title, canonicalParameters: ['id'] };
    }
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
