import { productBreadcrumb } from '@shop/feature-catalogue/product-breadcrumb';
import { productQuery } from '@shop/feature-catalogue/product-query';
import { useApi } from '@shop/query/use-api';
import type { PageProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { Breadcrumb } from '@shop/ui-kit/breadcrumb';
import { DefinitionList } from '@shop/ui-kit/definition-list';
import { HtmlText } from '@shop/ui-kit/html-text';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { breadcrumbWords } from '../../parts/breadcrumb-words';
import { ProductSaveButtons } from '../../parts/product-save-buttons';
import { QueryFailure } from '../../parts/query-failure';
import { AddToCart } from './add-to-cart';
import { ProductGallery } from './product-gallery';
import styles from './product-detail-page.module.css';
import { productDetailWords } from './product-detail-words';
import { ProductFurther } from './product-further-part';
import { ProductPromise } from './product-promise-part';
import { ProductSummaryBlock } from './product-summary-block';
import { RestockLink } from './restock-link';
import { VariantLinks } from './variant-links';
import { ProductNoteSlot } from '../../slots/product-slots';

/** One product: pictures, price with tax, variants, delivery, the button that adds it to the cart, and what is further down. */
export default function ProductDetailPage({ params, search }: PageProps) {
  const words = useWords(productDetailWords);
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
        <ProductGallery key={product.key} pictures={product.pictures} />
        <div className={styles.buy}>
          <ProductSummaryBlock product={product} />
          <VariantLinks variants={product.variants} term={product.variantTerm} />
          <AddToCart key={product.key} product={product} />
          <ProductSaveButtons product={product} />
          <ProductPromise productKey={product.key} />
          <ProductNoteSlot product={product} />
        </div>
      </div>
      <section aria-labelledby="product-description" className={styles.section}>
        <h2 id="product-description">{words.description}</h2>
        {product.descriptionHtml === null ? (
          <p className={styles.description}>{product.description}</p>
        ) : (
          <HtmlText html={product.descriptionHtml} />
        )}
        <DefinitionList
          items={[
            { term: words.code, description: product.code },
            { term: words.maker, description: product.makerName },
            { term: words.brand, description: product.brandName },
            ...product.options.map(({ name, value }) => ({ term: name, description: value })),
          ]}
        />
      </section>
      <ProductFurther productKey={product.key} />
      {restockToken !== null && <RestockLink product={product} token={restockToken} />}
    </>
  );
}
