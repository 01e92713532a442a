import { profileQuery } from '@shop/feature-account/profile/profile-query';
import { userFormQuery } from '@shop/feature-account/user-fields/user-form-query';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** All that the shop knows of the member. */
const page = definePage({
  id: 'user-info',
  guard: 'member',
  cache: 'private',
  async load({ api, isLogin, prefetch }) {
    await Promise.all([prefetch(userFormQuery(api)), ...(isLogin ? [prefetch(profileQuery(api))] : [])]);
    return {};
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function UserInfoPage() {
  return <RoutePage page={page} />;
}
