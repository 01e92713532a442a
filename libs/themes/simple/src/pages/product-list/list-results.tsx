import { type ProductFilter, toListQuery } from '@shop/feature-catalogue/product-filter';
import type { ProductSummaryView } from '@shop/feature-catalogue/product-view';
import type { ProductList } from '@shop/feature-catalogue/products-query';
import { paths } from '@shop/site/paths/paths';
import { Pagination } from '@shop/ui-kit/pagination';
import { SkeletonPage, type SkeletonSize } from '@shop/ui-kit/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryFailure } from '../../parts/query-failure';
import { NothingFound } from './nothing-found';

interface ListResultsProps {
  readonly filter: ProductFilter;
  readonly products: UseQueryResult<ProductList>;
  /** What stands in the place of the products while they come. */
  readonly waiting?: readonly SkeletonSize[];
  /** The products as the theme shows them: one at least. */
  readonly children: (products: readonly ProductSummaryView[]) => ReactNode;
}

const TALL: readonly SkeletonSize[] = ['tall', 'tall', 'tall'];

/** The products of a list of any theme with the ways to its other pages, or why there are none. */
export function ListResults({ filter, products, waiting = TALL, children }: ListResultsProps) {
  const { data, error, isPending, refetch } = products;
  if (isPending) return <SkeletonPage sizes={waiting} />;
  if (data === undefined) return <QueryFailure error={error} onRetry={refetch} />;
  if (data.products.length === 0) return <NothingFound filter={filter} columns={3} />;
  return (
    <>
      {children(data.products)}
      <Pagination
        current={data.pagination.current}
        last={data.pagination.last}
        toPage={(page) => paths.productList({ ...toListQuery(filter), page })}
      />
    </>
  );
}
