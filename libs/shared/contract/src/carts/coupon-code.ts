import * as v from 'valibot';

const MESSAGE = 'クーポンコードを入力してください';
const MAX = 50;

/** A coupon's code as typed: full-width letters and small ones count as their plain capitals. */
export const CouponCode = v.pipe(
  v.string(MESSAGE),
  v.transform((text) => text.normalize('NFKC').trim().toUpperCase()),
  v.nonEmpty(MESSAGE),
  v.maxLength(MAX, `クーポンコードは${MAX}文字以内で入力してください`),
);
