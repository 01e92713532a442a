import { recommendedProductsQuery } from '@shop/feature-catalogue/recommended-products-query';
import { useApi } from '@shop/query/use-api';
import { useWords } from '@shop/theming/use-words';
import { useQuery } from '@tanstack/react-query';
import { ProductCards } from '../parts/product-cards';
import { productFurtherWords } from './product-further-words';

/** おすすめ商品; nothing where there are none or they could not be loaded: the page is whole without them. */
export function RecommendedProducts({ productKey }: { readonly productKey: string }) {
  const words = useWords(productFurtherWords);
  const { data = [] } = useQuery(recommendedProductsQuery(useApi(), productKey));
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="product-recommended">
      <h2 id="product-recommended">{words.recommended}</h2>
      <ProductCards products={data} headingLevel={3} />
    </section>
  );
}
