import { productBreadcrumb } from '@shop/feature-catalogue/product-breadcrumb';
import { productQuery } from '@shop/feature-catalogue/product-query';
import { useApi } from '@shop/query/use-api';
import { ProductGallery } from '@shop/theme-simple/pages/product-detail/product-gallery';
import { breadcrumbWords } from '@shop/theme-simple/parts/breadcrumb-words';
import { ProductSaveButtons } from '@shop/theme-simple/parts/product-save-buttons';
import { QueryFailure } from '@shop/theme-simple/parts/query-failure';
import type { PageProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
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
import { ProductNoteSlot } from '@shop/theme-simple/slots/product-slots';

/** One product: pictures that stay in view beside the text, the choice of a variant, delivery, and the button that adds it to the cart. */
export default function ProductDetailPage({ params }: PageProps) {
  const steps = useWords(breadcrumbWords);
  const key = params['key'] ?? '';
  const { data: product, error, isPending, refetch } = useQuery(productQuery(useApi(), key));
  if (isPending) return <SkeletonPage sizes={['line', 'tall', 'block']} />;
  if (product === undefined) return <QueryFailure error={error} onRetry={refetch} />;
  return (
    <>
      <Breadcrumb items={productBreadcrumb(product, steps)} />
      <div className={styles.columns}>
        <div className={styles.pictures}>
          <ProductGallery key={product.key} pictures={product.pictures} />
        </div>
        <div className={styles.buy}>
          <ProductHead product={product} />
          <VariantSwatches variants={product.variants} term={product.variantTerm} />
          <ProductPromise product={product} />
          <BuyBar key={product.key} product={product} />
          <ProductSaveButtons product={product} />
          <ProductNoteSlot product={product} />
        </div>
      </div>
      <ProductStory product={product} />
      <RecommendedSection productKey={product.key} />
    </>
  );
}
