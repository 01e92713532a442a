import { landingPageListQuery } from '@shop/feature-content/landing-page-list-query';
import { contentPaths } from '@shop/site/paths/content-paths';
import { readPageNumber } from '@shop/site/paths/read-page-number';
import { redirect } from 'react-router-dom';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** The landing pages that are open now. account §7 */
const page = definePage({
  id: 'landing-pages',
  guard: 'public',
  cache: 'public',
  allowsPopups: true,
  async load({ api, search, fetch }) {
    const number = readPageNumber(search);
    const { pagination } = await fetch(landingPageListQuery(api, number));
    if (number > pagination.last) throw redirect(contentPaths.landingPages(pagination.last));
    return {
      description: '季節のおすすめやキャンペーンなど、特集の一覧です。',
      canonicalParameters: ['page'],
    };
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function LandingPagesPage() {
  return <RoutePage page={page} />;
}
