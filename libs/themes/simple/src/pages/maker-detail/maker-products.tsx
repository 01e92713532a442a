import { makerProductsFilter } from '@shop/feature-catalogue/maker-products-filter';
import type { MakerDetailView } from '@shop/feature-catalogue/maker-query';
import { productsQuery } from '@shop/feature-catalogue/products-query';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { PrimaryLink } from '../../parts/primary-link';
import { ProductCards } from '../../parts/product-cards';
import { QueryFailure } from '../../parts/query-failure';
import styles from './maker-detail-page.module.css';
import { makerDetailWords } from './maker-detail-words';

/** The first products of a maker and the way to all of them. */
export function MakerProducts({ maker }: { readonly maker: MakerDetailView }) {
  const words = useWords(makerDetailWords);
  const { data, error, isPending, refetch } = useQuery(
    productsQuery(useApi(), makerProductsFilter(maker.key)),
  );
  return (
    <section aria-labelledby="maker-products">
      <h2 id="maker-products">{words.products(maker.name)}</h2>
      {isPending && <SkeletonPage sizes={['tall']} />}
      {error !== null && data === undefined && <QueryFailure error={error} onRetry={refetch} />}
      {data?.products.length === 0 && (
        <EmptyState message={words.noProducts}>
          <PrimaryLink to={paths.productList()}>{words.toProductList}</PrimaryLink>
        </EmptyState>
      )}
      {data !== undefined && data.products.length > 0 && (
        <>
          <ProductCards products={data.products} headingLevel={3} columns={3} />
          <p className={styles.all}>
            <PrimaryLink to={paths.productList({ maker: maker.key })}>
              {words.allProducts(data.pagination.total)}
            </PrimaryLink>
          </p>
        </>
      )}
    </section>
  );
}
