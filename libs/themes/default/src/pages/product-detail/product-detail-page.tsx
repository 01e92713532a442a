import { productBreadcrumb } from '@shop/feature-catalogue/product-breadcrumb';
import { productQuery } from '@shop/feature-catalogue/product-query';
import { useApi } from '@shop/query/use-api';
import { BuyBar } from '@shop/theme-simple/pages/product-detail/buy-bar';
import { ProductFurther } from '@shop/theme-simple/pages/product-detail/product-further-part';
import { ProductGallery } from '@shop/theme-simple/pages/product-detail/product-gallery';
import { ProductPromise } from '@shop/theme-simple/pages/product-detail/product-promise-part';
import { RestockLink } from '@shop/theme-simple/pages/product-detail/restock-link';
import { breadcrumbWords } from '@shop/theme-simple/parts/breadcrumb-words';
import { ProductSaveButtons } from '@shop/theme-simple/parts/product-save-buttons';
import { QueryFailure } from '@shop/theme-simple/parts/query-failure';
import { BelowFirstScreen } from '@shop/theming/below-first-screen';
import type { PageProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { Breadcrumb } from '@shop/ui-kit/breadcrumb';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import styles from './product-detail-page.module.css';
import { ProductHead } from './product-head';
import { ProductStory } from './product-story-part';
import { VariantSwatches } from './variant-swatches';
import { ProductNoteSlot } from '@shop/theme-simple/slots/product-slots';

/** One product: pictures that stay in view beside the text, the choice of a variant, delivery, and the button that adds it to the cart. */
export default function ProductDetailPage({ params, search }: PageProps) {
  const steps = useWords(breadcrumbWords);
  const key = params['key'] ?? '';
  const restockToken = search.get('restock_token');
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
          <ProductHead product={product}>
            <VariantSwatches product={product} />
          </ProductHead>
          <BuyBar key={product.key} product={product} />
          <BelowFirstScreen>
            <ProductPromise productKey={product.key} />
            <ProductSaveButtons product={product} />
            <ProductNoteSlot product={product} />
          </BelowFirstScreen>
        </div>
      </div>
      <BelowFirstScreen>
        <ProductStory productKey={product.key} />
        <ProductFurther productKey={product.key} />
      </BelowFirstScreen>
      {restockToken !== null && <RestockLink product={product} token={restockToken} />}
    </>
  );
}
