import {
  type TakenCouponView,
  takenCouponPageQuery,
} from '@shop/feature-content/coupons/taken-coupon-page-query';
import { useApi } from '@shop/query/use-api';
import { contentPaths } from '@shop/site/paths/content-paths';
import { useWords } from '@shop/theming/use-words';
import { useQuery } from '@tanstack/react-query';
import { CouponCard } from '../../parts/coupon-card';
import styles from '../../parts/coupon-card.module.css';
import { CouponCode } from '../../parts/coupon-code';
import { PagedList } from '../../parts/paged-list';
import { couponWords } from './coupon-words';

const stateOf = ({ isUsed, isUsable }: TakenCouponView) => (isUsed ? 'used' : isUsable ? 'taken' : 'over');

/** The coupons that the member has, with those that are used or over. account §7 */
export function TakenCoupons({ page }: { readonly page: number }) {
  const words = useWords(couponWords);
  return (
    <section aria-labelledby="coupon-taken">
      <h2 id="coupon-taken">{words.taken}</h2>
      <PagedList
        query={useQuery(takenCouponPageQuery(useApi(), page))}
        skeleton={['block']}
        entriesOf={({ coupons }) => coupons}
        empty={<p>{words.noneTaken}</p>}
        toPage={contentPaths.takenCoupons}
      >
        {({ coupons }) => (
          <ul className={styles.cards}>
            {coupons.map((coupon) => (
              <li key={coupon.id}>
                <CouponCard coupon={coupon} headingLevel={3} state={stateOf(coupon)}>
                  {coupon.isUsable && coupon.code !== null && (
                    <CouponCode code={coupon.code} name={coupon.name} />
                  )}
                </CouponCard>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}
