import { productUnitsQuery } from '@shop/feature-catalogue/product-units-query';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** The units in which a product is sold. core §2 */
const page = definePage({
  id: 'product-uos',
  guard: 'public',
  cache: 'public',
  allowsPopups: true,
  async load({ api, params, fetch }) {
    const { productName } = await fetch(productUnitsQuery(api, params['key'] ?? ''));
    return {
      title: `${productName}の販売単位`,
      description: `${productName}を1点から、まとめて、お買い求めいただけます。単位ごとの価格と在庫をご覧ください。`,
    };
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function ProductUosPage() {
  return <RoutePage page={page} />;
}
