import { newArrivalsQuery } from '@shop/feature-catalogue/new-arrivals-query';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths';
import { ProductCards } from '@shop/theme-simple/parts/product-cards';
import { QueryFailure } from '@shop/theme-simple/parts/query-failure';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { SectionHead } from './section-head';

/** 新着商品: the newest products. */
export function ArrivalsSection() {
  const { data, error, isPending, refetch } = useQuery(newArrivalsQuery(useApi()));
  return (
    <section aria-labelledby="home-arrivals">
      <SectionHead
        id="home-arrivals"
        title="新着商品"
        more={{ to: paths.productList({ sort: 'new' }), label: '新着商品をもっと見る' }}
      />
      {isPending && <SkeletonPage sizes={['tall', 'tall']} />}
      {error !== null && data === undefined && <QueryFailure error={error} onRetry={refetch} />}
      {data !== undefined && <ProductCards products={data} headingLevel={3} />}
    </section>
  );
}
