import { settingsQuery } from '@shop/site/settings/settings-query';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { routeErrorResponse } from '../page/route-error';
import { RoutePage } from '../page/route-page';

/** Where buyers order by product numbers. What they write is theirs, and a shop without it has no such page. */
const page = definePage({
  id: 'order-desk',
  guard: 'public',
  cache: 'private',
  async load({ api, fetch }) {
    const { hasOrderDesk } = await fetch(settingsQuery(api));
    if (!hasOrderDesk) throw routeErrorResponse({ kind: 'not-found' });
    return { description: '商品番号と数量を入力して、まとめてご注文いただけます。' };
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function OrderDeskPage() {
  return <RoutePage page={page} />;
}
