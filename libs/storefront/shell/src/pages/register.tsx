import { userFormQuery } from '@shop/feature-account/user-fields/user-form-query';
import { staticPageUrlsQuery } from '@shop/feature-content/static-page-urls-query';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** The registration form. core §2 */
const page = definePage({
  id: 'register',
  guard: 'logout-only',
  cache: 'public',
  async load({ api, prefetch }) {
    await Promise.all([prefetch(userFormQuery(api)), prefetch(staticPageUrlsQuery(api))]);
    return { description: '新規会員登録のページです。ご登録は無料で、次回からのお買い物が簡単になります。' };
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function RegisterPage() {
  return <RoutePage page={page} />;
}
