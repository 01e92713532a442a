import {
  type TakenCouponView,
  takenCouponPageQuery,
} from '@shop/feature-content/coupons/taken-coupon-page-query';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths';
import { useWords } from '@shop/theming/use-words';
import { Pagination } from '@shop/ui-kit/pagination';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { CouponCard } from '../../parts/coupon-card';
import styles from '../../parts/coupon-card.module.css';
import { CouponCode } from '../../parts/coupon-code';
import { QueryFailure } from '../../parts/query-failure';
import { couponWords } from './coupon-words';

const stateOf = ({ isUsed, isUsable }: TakenCouponView) => (isUsed ? 'used' : isUsable ? 'taken' : 'over');

/** The coupons that the member has, with those that are used or over. account §7 */
export function TakenCoupons({ page }: { readonly page: number }) {
  const words = useWords(couponWords);
  const { data, error, isPending, refetch } = useQuery(takenCouponPageQuery(useApi(), page));
  return (
    <section aria-labelledby="coupon-taken">
      <h2 id="coupon-taken">{words.taken}</h2>
      {isPending && <SkeletonPage sizes={['block']} />}
      {error !== null && data === undefined && <QueryFailure error={error} onRetry={refetch} />}
      {data?.coupons.length === 0 && <p>{words.noneTaken}</p>}
      {data !== undefined && (
        <>
          <ul className={styles.cards}>
            {data.coupons.map((coupon) => (
              <li key={coupon.id}>
                <CouponCard coupon={coupon} headingLevel={3} state={stateOf(coupon)}>
                  {coupon.isUsable && coupon.code !== null && (
                    <CouponCode code={coupon.code} name={coupon.name} />
                  )}
                </CouponCard>
              </li>
            ))}
          </ul>
          <Pagination
            current={data.pagination.current}
            last={data.pagination.last}
            toPage={paths.takenCoupons}
          />
        </>
      )}
    </section>
  );
}
