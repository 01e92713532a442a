import { productBreadcrumb } from '@shop/feature-catalogue/product-breadcrumb';
import { productQuery } from '@shop/feature-catalogue/product-query';
import { useApi } from '@shop/query/use-api';
import type { PageProps } from '@shop/theming/page-props';
import { Slot } from '@shop/theming/slot';
import { Breadcrumb } from '@shop/ui-kit/breadcrumb';
import { DefinitionList } from '@shop/ui-kit/definition-list';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { ProductMarks } from '../../parts/product-marks';
import { QueryFailure } from '../../parts/query-failure';
import { AddToCart } from './add-to-cart';
import { Gallery } from './gallery';
import styles from './product-detail-page.module.css';
import { ProductSummaryBlock } from './product-summary-block';
import { RecommendedProducts } from './recommended-products';
import { VariantLinks } from './variant-links';

/** One product: pictures, price with tax, stock, variants, the way into the cart, and what goes with it. */
export default function ProductDetailPage({ params }: PageProps) {
  const key = params['key'] ?? '';
  const { data: product, error, isPending, refetch } = useQuery(productQuery(useApi(), key));
  if (isPending) return <SkeletonPage sizes={['line', 'tall', 'block']} />;
  if (product === undefined) return <QueryFailure error={error} onRetry={refetch} />;
  return (
    <>
      <Breadcrumb items={productBreadcrumb(product)} />
      <div className={styles.columns}>
        <Gallery key={product.key} pictures={product.pictures} />
        <div className={styles.buy}>
          <ProductSummaryBlock product={product} />
          <VariantLinks variants={product.variants} term={product.variantTerm} />
          <AddToCart key={product.key} product={product} />
          <ProductMarks product={product} />
          <Slot id="product-note" />
        </div>
      </div>
      <section aria-labelledby="product-description" className={styles.section}>
        <h2 id="product-description">商品の説明</h2>
        <p className={styles.description}>{product.description}</p>
        <DefinitionList
          items={[
            { term: '商品番号', description: product.code },
            { term: 'メーカー', description: product.makerName },
            { term: 'ブランド', description: product.brandName },
            ...product.options.map(({ name, value }) => ({ term: name, description: value })),
          ]}
        />
      </section>
      <RecommendedProducts productKey={product.key} />
    </>
  );
}
