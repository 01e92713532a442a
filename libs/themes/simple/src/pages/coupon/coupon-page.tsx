import { couponPageQuery } from '@shop/feature-content/coupons/coupon-page-query';
import type { CouponView } from '@shop/feature-content/coupons/coupon-view';
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
import { useState } from 'react';
import { CouponOffers } from '../../parts/coupon-offers';
import { PagedList } from '../../parts/paged-list';
import { PrimaryLink } from '../../parts/primary-link';
import { couponWords } from './coupon-words';
import { TakenCoupons } from './taken-coupons';

/** The API lists what the member has among the offers, too. */
const takeable = (coupons: readonly CouponView[]) => coupons.filter(({ isTaken }) => !isTaken);

/** The shop's coupons that can still be taken, and for members those that they have. core §2, account §4 */
export default function CouponPage({ search }: PageProps) {
  const words = useWords(couponWords);
  const isLogin = useAtomValue(isLoginAtom);
  const [justTaken, setJustTaken] = useState<string | null>(null);
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
          // Further pages may have some where this one has none any more.
          entriesOf={({ coupons, pagination }) => (pagination.last > 1 ? coupons : takeable(coupons))}
          empty={
            <EmptyState message={words.noOffers}>
              <PrimaryLink to={paths.productList()}>{words.toProductList}</PrimaryLink>
            </EmptyState>
          }
          toPage={paths.coupons}
        >
          {({ coupons }) =>
            takeable(coupons).length === 0 ? (
              <p>{words.allOfPageTaken}</p>
            ) : (
              <CouponOffers
                coupons={takeable(coupons)}
                headingLevel={3}
                page="coupon"
                onTaken={({ name }) => setJustTaken(name)}
              />
            )
          }
        </PagedList>
      </section>
      {isLogin && <TakenCoupons page={readPageNumber(search, 'taken')} justTaken={justTaken} />}
    </>
  );
}
