import { bannersQuery } from '@shop/feature-content/banners-query';
import { MEMBER_HOME_AREAS } from '@shop/feature-content/banner-areas';
import { DEFAULT_MEMBER_HOME } from '@shop/feature-content/default-layouts';
import { layoutQuery } from '@shop/feature-content/layout-query';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { prefetchBlocks } from '../page/prefetch-blocks';
import { RoutePage } from '../page/route-page';

/** The home of members who are signed in. */
const page = definePage({
  id: 'ec',
  guard: 'member',
  cache: 'private',
  async load({ api, fetch, prefetch }) {
    // Without its layout the page shows what it has of its own.
    const [layout] = await Promise.all([
      fetch(layoutQuery(api, 'ec')).catch(() => []),
      prefetch(bannersQuery(api, MEMBER_HOME_AREAS)),
    ]);
    await prefetchBlocks({ api, prefetch }, layout.length === 0 ? DEFAULT_MEMBER_HOME : layout);
    return {};
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function EcPage() {
  return <RoutePage page={page} />;
}
