import { landingPageQuery } from '@shop/feature-content/landing-page-query';
import { useApi } from '@shop/query/use-api';
import { contentPaths } from '@shop/site/paths/content-paths';
import { paths } from '@shop/site/paths/paths';
import type { PageProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { Breadcrumb } from '@shop/ui-kit/breadcrumb';
import { EditorText } from '@shop/ui-kit/editor-text';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { CouponOffers } from '../../parts/coupon-offers';
import { PrimaryLink } from '../../parts/primary-link';
import { QueryFailure } from '../../parts/query-failure';
import { LandingPageProducts } from './landing-page-products';
import { landingPageWords } from './landing-page-words';

/** What the shop's editors wrote for a campaign, with the coupons that can be taken there. account §3, §4 */
export default function LandingPagePage({ params }: PageProps) {
  const words = useWords(landingPageWords);
  const { data, error, isPending, refetch } = useQuery(landingPageQuery(useApi(), params['key'] ?? ''));
  if (isPending) return <SkeletonPage sizes={['line', 'block', 'block']} />;
  if (data === undefined) return <QueryFailure error={error} onRetry={refetch} />;
  // The browser is on its way to another page.
  if (data.redirectTo !== null) return <SkeletonPage sizes={['line', 'block']} />;
  return (
    <>
      <Breadcrumb
        items={[
          { label: words.home, to: paths.home() },
          { label: words.landingPages, to: contentPaths.landingPages() },
          { label: data.title },
        ]}
      />
      <h1>{data.title}</h1>
      <EditorText html={data.body} />
      {data.collection !== null && <LandingPageProducts alias={data.collection} />}
      {data.coupons.length > 0 && (
        <section aria-labelledby="landing-page-coupons">
          <h2 id="landing-page-coupons">{words.coupons}</h2>
          <CouponOffers coupons={data.coupons} headingLevel={3} page={`lp/${data.slug}`} />
        </section>
      )}
      <p>
        <PrimaryLink to={paths.productList()}>{words.toProductList}</PrimaryLink>
      </p>
    </>
  );
}
