import { pointBalanceQuery } from '@shop/feature-account/points/point-balance-query';
import { pointHistoriesQuery } from '@shop/feature-account/points/point-histories-query';
import { messagesQuery } from '@shop/feature-content/messages-query';
import { readPageNumber } from '@shop/site/paths/read-page-number';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** The member’s points, one page of their ledger, and what the shop says about them. */
const page = definePage({
  id: 'point',
  guard: 'member',
  cache: 'private',
  allowsPopups: true,
  async load({ api, clock, search, isLogin, prefetch }) {
    if (isLogin)
      await Promise.all([
        prefetch(pointBalanceQuery({ api, clock })),
        prefetch(pointHistoriesQuery(api, readPageNumber(search))),
        prefetch(messagesQuery(api)),
      ]);
    return {};
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function PointPage() {
  return <RoutePage page={page} />;
}
