import { CouponCode } from '@shop/contract/carts/coupon-code';
import * as v from 'valibot';
import { wrongUsage } from '../command/operator-error';

/** What everybody can type; the shop itself turns small letters into capitals. */
const CODE = /^[A-Z0-9][A-Z0-9_-]*$/;

/** A code as carts look it up: in plain capitals. Throws for one that is empty or too long. */
export function readCouponCode(given: string): string {
  const code = v.safeParse(CouponCode, given);
  if (code.success) return code.output;
  throw wrongUsage(`${code.issues[0].message}: ${given}`, `CODE has 1 to 50 characters: ${given}`);
}

/** The code of a new coupon. */
export function readNewCouponCode(given: string): string {
  const code = readCouponCode(given);
  if (CODE.test(code)) return code;
  throw wrongUsage(
    `CODE は半角の英数字と - _ です（小文字は大文字になります）: ${given}`,
    `CODE has letters, digits, - and _ (small letters become capitals): ${given}`,
  );
}
