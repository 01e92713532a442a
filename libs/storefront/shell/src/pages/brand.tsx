import { brandsQuery } from '@shop/feature-catalogue/brands-query';
import { ALL_PRODUCTS } from '@shop/feature-catalogue/product-filter';
import { productFacetsQuery } from '@shop/feature-catalogue/product-facets-query';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** The brands of the shop. core §2 */
const page = definePage({
  id: 'brand',
  guard: 'public',
  cache: 'public',
  allowsPopups: true,
  async load({ api, fetch, prefetch }) {
    await Promise.all([fetch(brandsQuery(api)), prefetch(productFacetsQuery(api, ALL_PRODUCTS))]);
    return { description: 'お取り扱いしているブランドの一覧です。五十音からお探しいただけます。' };
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function BrandPage() {
  return <RoutePage page={page} />;
}
