import {
  type TakenCouponView,
  takenCouponPageQuery,
} from '@shop/feature-content/coupons/taken-coupon-page-query';
import { useApi } from '@shop/query/use-api';
import { contentPaths } from '@shop/site/paths/content-paths';
import { useWords } from '@shop/theming/use-words';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { CouponCard } from '../../parts/coupon-card';
import styles from '../../parts/coupon-card.module.css';
import { CouponCode } from '../../parts/coupon-code';
import { PagedList } from '../../parts/paged-list';
import { couponWords } from './coupon-words';

const stateOf = ({ isUsed, isUsable }: TakenCouponView) => (isUsed ? 'used' : isUsable ? 'taken' : 'over');

interface TakenCouponsProps {
  readonly page: number;
  /** The coupon that has just come here from the offers. */
  readonly justTaken: string | null;
}

/** The coupons that the member has, those that are used or over below the others. account §7 */
export function TakenCoupons({ page, justTaken }: TakenCouponsProps) {
  const words = useWords(couponWords);
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that was pressed has gone with its offer: the focus follows the coupon.
    if (justTaken !== null) message.current?.focus();
  }, [justTaken]);
  return (
    <section aria-labelledby="coupon-taken">
      <h2 id="coupon-taken">{words.taken}</h2>
      {justTaken !== null && (
        <p ref={message} tabIndex={-1} role="status" className={styles.done}>
          {words.justTaken(justTaken)}
        </p>
      )}
      <PagedList
        query={useQuery(takenCouponPageQuery(useApi(), page))}
        skeleton={['block']}
        entriesOf={({ coupons }) => coupons}
        empty={<p>{words.noneTaken}</p>}
        toPage={contentPaths.takenCoupons}
      >
        {({ coupons }) => {
          const usable = coupons.filter(({ isUsable }) => isUsable);
          const past = coupons.filter(({ isUsable }) => !isUsable);
          return (
            <>
              {usable.length > 0 && <TakenList coupons={usable} headingLevel={3} />}
              {past.length > 0 && (
                <section aria-labelledby="coupon-past">
                  <h3 id="coupon-past">{words.past}</h3>
                  <TakenList coupons={past} headingLevel={4} />
                </section>
              )}
            </>
          );
        }}
      </PagedList>
    </section>
  );
}

interface TakenListProps {
  readonly coupons: readonly TakenCouponView[];
  readonly headingLevel: 3 | 4;
}

const TakenList = ({ coupons, headingLevel }: TakenListProps) => (
  <ul className={styles.cards}>
    {coupons.map((coupon) => (
      <li key={coupon.id}>
        <CouponCard coupon={coupon} headingLevel={headingLevel} state={stateOf(coupon)}>
          {coupon.isUsable && coupon.code !== null && <CouponCode code={coupon.code} name={coupon.name} />}
        </CouponCard>
      </li>
    ))}
  </ul>
);
