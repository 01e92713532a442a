import { collectionQuery } from '@shop/feature-catalogue/collection-query';
import { COLLECTION_COUNT } from '@shop/feature-content/collection-count';
import { landingPageQuery } from '@shop/feature-content/landing-page-query';
import { redirect } from 'react-router-dom';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** One landing page, in the frame that its editors chose; or the redirect to the page that it names. account §3, §4 */
const page = definePage({
  id: 'landing-page',
  guard: 'public',
  cache: 'public',
  allowsPopups: true,
  async load({ api, params, fetch, prefetch }) {
    const landingPage = await fetch(landingPageQuery(api, params['key'] ?? ''));
    if (landingPage.redirectTo !== null) throw redirect(landingPage.redirectTo);
    const { title, description, layout, isHeaderShown, isFooterShown, collection } = landingPage;
    if (collection !== null) await prefetch(collectionQuery(api, collection, COLLECTION_COUNT));
    return {
      title,
      description: description || `${title}のご案内です。`,
      frame: { layout, isHeaderHidden: !isHeaderShown, isFooterHidden: !isFooterShown },
    };
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function LandingPage() {
  return <RoutePage page={page} />;
}
