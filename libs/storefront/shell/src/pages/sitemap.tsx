import { categoriesQuery } from '@shop/feature-catalogue/categories-query';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** Links to the pages and the categories of the shop. */
const page = definePage({
  id: 'sitemap',
  guard: 'public',
  cache: 'public',
  allowsPopups: true,
  async load({ api, fetch }) {
    await fetch(categoriesQuery(api));
    return { description: 'サイト内のページの一覧です。' };
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function SitemapPage() {
  return <RoutePage page={page} />;
}
