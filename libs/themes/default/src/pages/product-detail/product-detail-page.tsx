import { productBreadcrumb } from '@shop/feature-catalogue/product-breadcrumb';
import { productQuery } from '@shop/feature-catalogue/product-query';
import { useApi } from '@shop/query/use-api';
import { Gallery } from '@shop/theme-simple/pages/product-detail/gallery';
import { ProductMarks } from '@shop/theme-simple/parts/product-marks';
import { QueryFailure } from '@shop/theme-simple/parts/query-failure';
import type { PageProps } from '@shop/theming/page-props';
import { Slot } from '@shop/theming/slot';
import { Breadcrumb } from '@shop/ui-kit/breadcrumb';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { BuyBar } from './buy-bar';
import styles from './product-detail-page.module.css';
import { ProductHead } from './product-head';
import { ProductPromise } from './product-promise';
import { ProductStory } from './product-story';
import { RecommendedSection } from './recommended-section';
import { VariantSwatches } from './variant-swatches';

/** One product: pictures that stay beside what is read, the choice, the promise, and the way into the cart. */
export default function ProductDetailPage({ params }: PageProps) {
  const key = params['key'] ?? '';
  const { data: product, error, isPending, refetch } = useQuery(productQuery(useApi(), key));
  if (isPending) return <SkeletonPage sizes={['line', 'tall', 'block']} />;
  if (product === undefined) return <QueryFailure error={error} onRetry={refetch} />;
  return (
    <>
      <Breadcrumb items={productBreadcrumb(product)} />
      <div className={styles.columns}>
        <div className={styles.pictures}>
          <Gallery key={product.key} pictures={product.pictures} />
        </div>
        <div className={styles.buy}>
          <ProductHead product={product} />
          <VariantSwatches variants={product.variants} term={product.variantTerm} />
          <ProductPromise product={product} />
          <BuyBar key={product.key} product={product} />
          <ProductMarks product={product} />
          <Slot id="product-note" />
        </div>
      </div>
      <ProductStory product={product} />
      <RecommendedSection productKey={product.key} />
    </>
  );
}
