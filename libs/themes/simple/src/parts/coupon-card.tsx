import type { CouponView } from '@shop/feature-content/coupons/coupon-view';
import { formatDateTime } from '@shop/format/format-date';
import { formatCount, formatYen } from '@shop/format/format-yen';
import { useSettings } from '@shop/site/settings/use-settings';
import { useWords } from '@shop/theming/use-words';
import { DefinitionList } from '@shop/ui-kit/definition-list';
import type { ReactNode } from 'react';
import styles from './coupon-card.module.css';
import { couponCardWords } from './coupon-card-words';

interface CouponCardProps {
  readonly coupon: CouponView;
  readonly headingLevel: 2 | 3 | 4;
  /** 受け取り済み, 利用済み or 期間外; nothing for an offer. */
  readonly state: 'taken' | 'used' | 'over' | null;
  /** What can be done with it. */
  readonly children?: ReactNode;
}

/** A coupon: what it takes off, under which conditions, how long, and how many are left. account §3 */
export function CouponCard({ coupon, headingLevel, state, children }: CouponCardProps) {
  const words = useWords(couponCardWords);
  const Heading = `h${headingLevel}` as const;
  const isWithTax = useSettings().sums === 'with-tax';
  const { discount, minimumSubtotal, minimumSubtotalWithTax, startsAt, endsAt, takeLeft, isTaken } = coupon;
  const minimum = isWithTax
    ? words.minimum(formatYen(minimumSubtotalWithTax))
    : words.minimumWithoutTax(formatYen(minimumSubtotal));
  const items = [
    {
      term: words.condition,
      description: minimumSubtotal > 0 ? minimum : words.anyAmount,
    },
    {
      term: words.period,
      description: (
        <>
          <span className={styles.whole}>{words.from(formatDateTime(startsAt))}</span>{' '}
          <span className={styles.whole}>{words.to(formatDateTime(endsAt))}</span>
        </>
      ),
    },
    ...(takeLeft === null || isTaken
      ? []
      : [
          {
            term: words.left,
            description: takeLeft > 0 ? words.leftCount(formatCount(takeLeft)) : words.noneLeft,
          },
        ]),
  ];
  return (
    <article className={styles.card} data-state={state ?? undefined}>
      <p className={styles.discount}>
        {discount.kind === 'amount'
          ? words.amountOff(formatYen(discount.value))
          : words.percentOff(discount.value)}
        {state !== null && <span className={styles.state}>{words[state]}</span>}
      </p>
      <Heading className={styles.name}>{coupon.name}</Heading>
      <p className={styles.description}>{coupon.description}</p>
      <DefinitionList items={items} />
      {children}
    </article>
  );
}
