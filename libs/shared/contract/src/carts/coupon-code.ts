import * as v from 'valibot';
import { rawText } from '../wire/raw-text';

const MESSAGE = 'クーポンコードを入力してください';
const MAX = 50;
const TOO_LONG = `クーポンコードは${MAX}文字以内で入力してください`;

/** A coupon's code as typed: full-width letters and small ones count as their plain capitals. */
export const CouponCode = v.pipe(
  rawText(MAX, TOO_LONG, MESSAGE),
  v.transform((text) => text.normalize('NFKC').trim().toUpperCase()),
  v.nonEmpty(MESSAGE),
  v.maxLength(MAX, TOO_LONG),
);
