import { OperatorError, wrongUsage } from '../command/operator-error';
import type { FoundCoupon } from './coupon-rows';
import type { DescribedCoupon } from './describe-coupon';

type Counts = Pick<FoundCoupon, 'takenCount' | 'usedCount'>;

/** Throws an `OperatorError` for terms that no coupon can have, or not after it was taken and used so often. */
export function checkCoupon(coupon: DescribedCoupon, { takenCount, usedCount }: Counts): void {
  if (coupon.isPublic && coupon.group !== null)
    throw wrongUsage(
      '会員グループだけのクーポンは、会員でないお客様には使えません（--group none か --guests false）',
      'Guests are in no group of customers (--group none or --guests false)',
    );
  if (coupon.takeLimit !== null && coupon.takeLimit < takenCount)
    throw new OperatorError(
      `すでに ${takenCount} 名様が受け取っています（--take-limit は ${takenCount} 以上）`,
      `${takenCount} members have taken it already (--take-limit ${takenCount} or more)`,
    );
  if (coupon.useLimit !== null && coupon.useLimit < usedCount)
    throw new OperatorError(
      `すでに ${usedCount} 回使われています（--use-limit は ${usedCount} 以上）`,
      `It has been used ${usedCount} times already (--use-limit ${usedCount} or more)`,
    );
}
