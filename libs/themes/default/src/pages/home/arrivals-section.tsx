import { newArrivalsQuery } from '@shop/feature-catalogue/new-arrivals-query';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths';
import { ProductCards } from '@shop/theme-simple/parts/product-cards';
import { QueryFailure } from '@shop/theme-simple/parts/query-failure';
import { useWords } from '@shop/theming/use-words';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { SectionHead } from './section-head';
import { defaultHomeWords } from './default-home-words';

/** 新着商品: the newest products. */
export function ArrivalsSection() {
  const words = useWords(defaultHomeWords);
  const { data, error, isPending, refetch } = useQuery(newArrivalsQuery(useApi()));
  return (
    <section aria-labelledby="home-arrivals">
      <SectionHead
        id="home-arrivals"
        title={words.arrivals}
        more={{ to: paths.productList({ sort: 'new' }), label: words.moreArrivals }}
      />
      {isPending && <SkeletonPage sizes={['tall', 'tall']} />}
      {error !== null && data === undefined && <QueryFailure error={error} onRetry={refetch} />}
      {data !== undefined && <ProductCards products={data} headingLevel={3} />}
    </section>
  );
}
