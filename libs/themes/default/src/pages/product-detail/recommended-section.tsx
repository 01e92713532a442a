import { recommendedProductsQuery } from '@shop/feature-catalogue/recommended-products-query';
import { useApi } from '@shop/query/use-api';
import { ProductCards } from '@shop/theme-simple/parts/product-cards';
import { useWords } from '@shop/theming/use-words';
import { useQuery } from '@tanstack/react-query';
import styles from './product-detail-page.module.css';
import { defaultProductWords } from './default-product-words';

/** おすすめ商品; nothing where there are none or they could not be loaded: the page is whole without them. */
export function RecommendedSection({ productKey }: { readonly productKey: string }) {
  const words = useWords(defaultProductWords);
  const { data } = useQuery(recommendedProductsQuery(useApi(), productKey));
  if (data === undefined || data.length === 0) return null;
  return (
    <section aria-labelledby="product-recommended" className={styles.recommended}>
      <h2 id="product-recommended">{words.recommended}</h2>
      <ProductCards products={data} headingLevel={3} />
    </section>
  );
}
