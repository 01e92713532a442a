import { nameEmbroideryQuery } from '@shop/feature-account/name-embroidery/name-embroidery-query';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** What the member has stitched onto things. */
const page = definePage({
  id: 'name-embroidery',
  guard: 'member',
  cache: 'private',
  async load({ api, isLogin, prefetch }) {
    if (isLogin) await prefetch(nameEmbroideryQuery(api));
    return {};
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function NameEmbroideryPage() {
  return <RoutePage page={page} />;
}
