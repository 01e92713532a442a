import { staticPageUrlsQuery } from '@shop/feature-content/static-page-urls-query';
import { publicSiteQuery } from '@shop/site/settings/public-site-query';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** The login form, with the other providers that members can sign in with. */
const page = definePage({
  id: 'login',
  guard: 'logout-only',
  cache: 'public',
  async load({ api, prefetch }) {
    await Promise.all([prefetch(publicSiteQuery(api)), prefetch(staticPageUrlsQuery(api))]);
    return { description: '会員の方のログインページです。ご注文の履歴やポイントをご確認いただけます。' };
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function LoginPage() {
  return <RoutePage page={page} />;
}
