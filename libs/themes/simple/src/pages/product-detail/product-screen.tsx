import { productBreadcrumb } from '@shop/feature-catalogue/product-breadcrumb';
import { productQuery } from '@shop/feature-catalogue/product-query';
import type { ProductView } from '@shop/feature-catalogue/product-view';
import { useApi } from '@shop/query/use-api';
import type { PageProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { Breadcrumb } from '@shop/ui-kit/breadcrumb';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { breadcrumbWords } from '../../parts/breadcrumb-words';
import { QueryFailure } from '../../parts/query-failure';
import { RestockLink } from './restock-link';

interface ProductScreenProps extends PageProps {
  /** The product as the theme shows it. */
  readonly children: (product: ProductView) => ReactNode;
}

/** The page of a product of any theme: its states, the way to it, and the answer to a link of a mail about its stock. */
export function ProductScreen({ params, search, children }: ProductScreenProps) {
  const steps = useWords(breadcrumbWords);
  const restockToken = search.get('restock_token');
  const { data, error, isPending, refetch } = useQuery(productQuery(useApi(), params['key'] ?? ''));
  if (isPending) return <SkeletonPage sizes={['line', 'tall', 'block']} />;
  if (data === undefined) return <QueryFailure error={error} onRetry={refetch} />;
  return (
    <>
      <Breadcrumb items={productBreadcrumb(data, steps)} />
      {children(data)}
      {restockToken !== null && <RestockLink product={data} token={restockToken} />}
    </>
  );
}
