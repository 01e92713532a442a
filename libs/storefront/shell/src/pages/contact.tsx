import { meQuery } from '@shop/feature-account/me-query';
import { inquiryCategoriesQuery } from '@shop/feature-content/contact-form/inquiry-categories-query';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** The form of an inquiry, with its kinds to choose from; it is filled with a member’s own data. core §2 */
const page = definePage({
  id: 'contact',
  guard: 'public',
  cache: 'public',
  async load({ api, isLogin, fetch, prefetch }) {
    await Promise.all([fetch(inquiryCategoriesQuery(api)), isLogin ? prefetch(meQuery(api)) : null]);
    return { description: '商品、ご注文、お届けなどについてのお問い合わせを承ります。' };
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function ContactPage() {
  return <RoutePage page={page} />;
}
