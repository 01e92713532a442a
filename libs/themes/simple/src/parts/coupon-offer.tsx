import type { CouponView } from '@shop/feature-content/coupons/coupon-view';
import { useTakeCoupon } from '@shop/feature-content/coupons/use-take-coupon';
import { isLoginAtom } from '@shop/session/session-atoms';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { VisuallyHidden } from '@shop/ui-kit/visually-hidden';
import { useAtomValue } from 'jotai/react';
import { useEffect, useRef, useState } from 'react';
import { CouponCard } from './coupon-card';
import styles from './coupon-card.module.css';
import { couponCardWords } from './coupon-card-words';
import { CouponCode } from './coupon-code';
import { PrimaryButton } from './primary-button';
import { PrimaryLink } from './primary-link';
import { useMemberAction } from './use-member-action';

interface CouponOfferProps {
  readonly coupon: CouponView;
  readonly headingLevel: 2 | 3;
  /** The page's name for the shop's statistics. */
  readonly page: string;
  /** Where what was taken moves to another list, which says so; without it the card itself does. */
  readonly onTaken?: ((coupon: CouponView) => void) | undefined;
}

/** A coupon that a member can take here. A guest is led to the login, also without JavaScript. account §4 */
export function CouponOffer({ coupon, headingLevel, page, onTaken }: CouponOfferProps) {
  const words = useWords(couponCardWords);
  const isLogin = useAtomValue(isLoginAtom);
  const { mutateAsync: take } = useTakeCoupon();
  const { isBusy, act } = useMemberAction();
  const [isTakenHere, setIsTakenHere] = useState(false);
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that was pressed has gone: the focus goes to what it has done.
    if (isTakenHere) message.current?.focus();
  }, [isTakenHere]);
  const ofCoupon = <VisuallyHidden>{words.ofCoupon(coupon.name)}</VisuallyHidden>;
  const press = () =>
    act(async () => {
      await take({ couponId: coupon.id, page });
      if (onTaken === undefined) setIsTakenHere(true);
      else onTaken(coupon);
    });
  return (
    <CouponCard
      coupon={coupon}
      headingLevel={headingLevel}
      state={coupon.isUsed ? 'used' : coupon.isTaken ? 'taken' : null}
    >
      {isTakenHere && (
        <p ref={message} tabIndex={-1} role="status" className={styles.done}>
          {words.justTaken}
        </p>
      )}
      {coupon.code !== null && !coupon.isUsed && <CouponCode code={coupon.code} name={coupon.name} />}
      {!coupon.isTaken && (
        <p className={styles.action}>
          {isLogin ? (
            <PrimaryButton isBusy={isBusy} disabled={coupon.takeLeft === 0} onClick={press}>
              {words.take}
              {ofCoupon}
            </PrimaryButton>
          ) : (
            <PrimaryLink to={paths.login()}>
              {words.loginToTake}
              {ofCoupon}
            </PrimaryLink>
          )}
        </p>
      )}
    </CouponCard>
  );
}
