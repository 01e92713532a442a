import { couponPageQuery } from '@shop/feature-content/coupons/coupon-page-query';
import { useApi } from '@shop/query/use-api';
import { isLoginAtom } from '@shop/session/session-atoms';
import { paths } from '@shop/site/paths/paths';
import { readPageNumber } from '@shop/site/paths/read-page-number';
import type { PageProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { Breadcrumb } from '@shop/ui-kit/breadcrumb';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai/react';
import { CouponOffers } from '../../parts/coupon-offers';
import { PagedList } from '../../parts/paged-list';
import { PrimaryLink } from '../../parts/primary-link';
import { couponWords } from './coupon-words';
import { TakenCoupons } from './taken-coupons';

/** The shop's coupons, and for members those that they have. core §2, account §4 */
export default function CouponPage({ search }: PageProps) {
  const words = useWords(couponWords);
  const isLogin = useAtomValue(isLoginAtom);
  return (
    <>
      <Breadcrumb items={[{ label: words.home, to: paths.home() }, { label: words.heading }]} />
      <h1>{words.heading}</h1>
      <p>{words.lead}</p>
      <section aria-labelledby="coupon-offers">
        <h2 id="coupon-offers">{words.offers}</h2>
        <PagedList
          query={useQuery(couponPageQuery(useApi(), readPageNumber(search)))}
          skeleton={['block', 'block', 'block']}
          entriesOf={({ coupons }) => coupons}
          empty={
            <EmptyState message={words.noOffers}>
              <PrimaryLink to={paths.productList()}>{words.toProductList}</PrimaryLink>
            </EmptyState>
          }
          toPage={paths.coupons}
        >
          {({ coupons }) => <CouponOffers coupons={coupons} headingLevel={3} page="coupon" />}
        </PagedList>
      </section>
      {isLogin && <TakenCoupons page={readPageNumber(search, 'taken')} />}
    </>
  );
}
