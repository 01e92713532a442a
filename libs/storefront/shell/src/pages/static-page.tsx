import { staticPageQuery } from '@shop/feature-content/static-page-query';
import { staticPageUrlsQuery } from '@shop/feature-content/static-page-urls-query';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { routeErrorResponse } from '../page/route-error';
import { RoutePage } from '../page/route-page';

/** Paths are compared without their trailing slash. interp-trailing-slash */
const withoutSlash = (path: string) => `/${path.replace(/^\/+|\/+$/g, '')}`;

/**
 * The page for every URL that no other page has: it shows the page that the shop’s editors wrote for it, in the frame
 * that they chose, if there is one, and otherwise with 404. core §2
 */
const page = definePage({
  id: 'static-page',
  guard: 'public',
  cache: 'public',
  allowsPopups: true,
  async load({ api, params, fetch }) {
    const path = withoutSlash(params['*'] ?? '');
    const pages = await fetch(staticPageUrlsQuery(api));
    if (!pages.some(({ url }) => withoutSlash(url) === path)) throw routeErrorResponse({ kind: 'not-found' });
    const { title, description, layout } = await fetch(staticPageQuery(api, path));
    return {
      title,
      description: description || `${title}のご案内です。`,
      frame: { layout, isHeaderHidden: false, isFooterHidden: false },
    };
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function StaticPage() {
  return <RoutePage page={page} />;
}
