import { meQuery } from '@shop/feature-account/me-query';
import { publicSiteQuery } from '@shop/site/public-site-query';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** The top of the member’s pages. */
const page = definePage({
  id: 'mypage',
  guard: 'member',
  cache: 'private',
  async load({ api, isLogin, prefetch }) {
    await Promise.all([isLogin ? prefetch(meQuery(api)) : null, prefetch(publicSiteQuery(api))]);
    return {};
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function MypagePage() {
  return <RoutePage page={page} />;
}
