import { couponPageQuery } from '@shop/feature-content/coupons/coupon-page-query';
import { useApi } from '@shop/query/use-api';
import { isLoginAtom } from '@shop/session/session-atoms';
import { paths } from '@shop/site/paths';
import { readPageNumber } from '@shop/site/read-page-number';
import type { PageProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { Breadcrumb } from '@shop/ui-kit/breadcrumb';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { Pagination } from '@shop/ui-kit/pagination';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai/react';
import { CouponOffers } from '../../parts/coupon-offers';
import { PrimaryLink } from '../../parts/primary-link';
import { QueryFailure } from '../../parts/query-failure';
import { couponWords } from './coupon-words';
import { TakenCoupons } from './taken-coupons';

/** The shop's coupons, and for members those that they have. core §2, account §4 */
export default function CouponPage({ search }: PageProps) {
  const words = useWords(couponWords);
  const isLogin = useAtomValue(isLoginAtom);
  const { data, error, isPending, refetch } = useQuery(couponPageQuery(useApi(), readPageNumber(search)));
  return (
    <>
      <Breadcrumb items={[{ label: words.home, to: paths.home() }, { label: words.heading }]} />
      <h1>{words.heading}</h1>
      <p>{words.lead}</p>
      <section aria-labelledby="coupon-offers">
        <h2 id="coupon-offers">{words.offers}</h2>
        {isPending && <SkeletonPage sizes={['block', 'block', 'block']} />}
        {error !== null && data === undefined && <QueryFailure error={error} onRetry={refetch} />}
        {data?.coupons.length === 0 && (
          <EmptyState message={words.noOffers}>
            <PrimaryLink to={paths.productList()}>{words.toProductList}</PrimaryLink>
          </EmptyState>
        )}
        {data !== undefined && data.coupons.length > 0 && (
          <>
            <CouponOffers coupons={data.coupons} headingLevel={3} page="coupon" />
            <Pagination
              current={data.pagination.current}
              last={data.pagination.last}
              toPage={(number) => paths.coupons(number)}
            />
          </>
        )}
      </section>
      {isLogin && <TakenCoupons page={readPageNumber(search, 'taken')} />}
    </>
  );
}
