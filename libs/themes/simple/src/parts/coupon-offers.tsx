import type { CouponView } from '@shop/feature-content/coupons/coupon-view';
import styles from './coupon-card.module.css';
import { CouponOffer } from './coupon-offer';

interface CouponOffersProps {
  readonly coupons: readonly CouponView[];
  readonly headingLevel: 2 | 3;
  /** The page's name for the shop's statistics. */
  readonly page: string;
  /** Where what was taken moves to another list, which says so. */
  readonly onTaken?: (coupon: CouponView) => void;
}

/** Coupons that can be taken, as on the page of coupons and on landing pages. */
export function CouponOffers({ coupons, headingLevel, page, onTaken }: CouponOffersProps) {
  return (
    <ul className={styles.cards}>
      {coupons.map((coupon) => (
        <li key={coupon.id}>
          <CouponOffer coupon={coupon} headingLevel={headingLevel} page={page} onTaken={onTaken} />
        </li>
      ))}
    </ul>
  );
}
