import { meQuery } from '@shop/feature-account/me-query';
import { memorialsQuery } from '@shop/feature-account/memorials/memorials-query';
import { unreadMessagesQuery } from '@shop/feature-account/message-center/unread-messages-query';
import { pointBalanceQuery } from '@shop/feature-account/points/point-balance-query';
import { couponPageQuery } from '@shop/feature-content/coupons/coupon-page-query';
import { openOrdersQuery } from '@shop/feature-orders/open-orders-query';
import { publicSiteQuery } from '@shop/site/settings/public-site-query';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

const FIRST_PAGE = 1;

/** The top of the member’s pages. */
const page = definePage({
  id: 'mypage',
  guard: 'member',
  cache: 'private',
  allowsPopups: true,
  async load({ api, clock, isLogin, prefetch, loadSecondary }) {
    const notices = () =>
      Promise.all([
        prefetch(openOrdersQuery(api)),
        prefetch(pointBalanceQuery({ api, clock })),
        prefetch(memorialsQuery({ api, clock })),
        prefetch(unreadMessagesQuery(api)),
        prefetch(couponPageQuery(api, FIRST_PAGE)),
      ]);
    await Promise.all([
      isLogin ? prefetch(meQuery(api)) : null,
      isLogin ? loadSecondary(notices) : null,
      prefetch(publicSiteQuery(api)),
    ]);
    return {};
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function MypagePage() {
  return <RoutePage page={page} />;
}
