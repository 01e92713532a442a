import { formatCount, formatYen } from '@shop/format/format-yen';
import type { AuditValues } from '../../db/schema';
import { type PriceSums, taxLabel } from '../../pricing/price-sums';
import { tokyoTime, tokyoTimestamp } from '../../tokyo-time/tokyo-time';
import { type CouponTerms, NONE } from './coupon-terms';

/** A coupon as an operator knows it. */
export interface DescribedCoupon extends CouponTerms {
  /** The key of the group of customers that it is for; null: for all. */
  readonly group: string | null;
}

const limitText = (limit: number | null, unit: string): string =>
  limit === null ? '限度なし' : `${formatCount(limit)}${unit}まで`;

export const discountText = ({ discountKind, discountValue }: CouponTerms, sums: PriceSums): string =>
  discountKind === 'percent' ? `${discountValue}%引き` : `${formatYen(discountValue)}引き${taxLabel(sums)}`;

export const minimumText = ({ minimumSubtotal }: CouponTerms, sums: PriceSums): string =>
  minimumSubtotal === 0 ? '金額の条件なし' : `商品合計${formatYen(minimumSubtotal)}${taxLabel(sums)}以上`;

/** The terms of a coupon in words, by what they are about. */
const describeCoupon = (coupon: DescribedCoupon, sums: PriceSums): ReadonlyMap<string, string> =>
  new Map([
    ['名前', coupon.name],
    ['説明', coupon.description],
    ['値引き', discountText(coupon, sums)],
    ['条件', minimumText(coupon, sums)],
    ['開始', tokyoTime(coupon.startsAt)],
    ['終了', tokyoTime(coupon.endsAt)],
    ['先着', limitText(coupon.takeLimit, '名様')],
    ['利用', limitText(coupon.useLimit, '回')],
    ['会員グループ', coupon.group ?? 'すべて'],
    ['会員でないお客様', coupon.isPublic ? '使える' : '使えない'],
    ['一覧', coupon.isShow ? '載せる' : '載せない'],
  ]);

/** A line for each term of a coupon. */
export const couponLines = (coupon: DescribedCoupon, sums: PriceSums): readonly string[] =>
  [...describeCoupon(coupon, sums)].flatMap(([term, text]) => (text === '' ? [] : [`  ${term}: ${text}`]));

/** A line for each term that differs, before and after. */
export function changedLines(
  before: DescribedCoupon,
  after: DescribedCoupon,
  sums: PriceSums,
): readonly string[] {
  const texts = describeCoupon(after, sums);
  return [...describeCoupon(before, sums)].flatMap(([term, text]) => {
    const changed = texts.get(term);
    return changed === text ? [] : [`  ${term}: ${text || NONE} → ${changed || NONE}`];
  });
}

/** The terms of a coupon for the audit log. */
export const auditedCoupon = (coupon: DescribedCoupon): AuditValues => ({
  name: coupon.name,
  description: coupon.description,
  discount_kind: coupon.discountKind,
  discount_value: coupon.discountValue,
  minimum_subtotal: coupon.minimumSubtotal,
  starts_at: tokyoTimestamp(coupon.startsAt),
  ends_at: tokyoTimestamp(coupon.endsAt),
  take_limit: coupon.takeLimit,
  use_limit: coupon.useLimit,
  group: coupon.group,
  is_public: coupon.isPublic,
  is_shown: coupon.isShow,
});
