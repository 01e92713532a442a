import * as v from 'valibot';

const MAX_TOKEN_LENGTH = 255;
const FIRST_YEAR = 2000;
const MAX_MASK_LENGTH = 19;
const EXPIRATION_LENGTH = 6;
const MASK_MESSAGE = 'カード番号は下4桁だけを送信できます';
const EXPIRATION_MESSAGE = '有効期限は年と月を6桁の数字で入力してください';
/** At most the last four digits may be seen (PCI DSS). */
const MASKED_NUMBER = /^\*{4,15}\d{2,4}$/;
/** Year and month, six digits (account §5). */
const EXPIRATION = /^(\d{4})(0[1-9]|1[0-2])$/;

/** A handle of the payment service; never a number of a card. */
const Token = v.pipe(v.string(), v.maxLength(MAX_TOKEN_LENGTH), v.trim(), v.regex(/^[\w.~-]{8,}$/));

/** A card as the payment service names it to the browser. A card number in any field is rejected. */
export const ServiceCard = v.object({
  token: Token,
  token_key: Token,
  masked_number: v.pipe(
    v.string(),
    v.maxLength(MAX_MASK_LENGTH, MASK_MESSAGE),
    v.regex(MASKED_NUMBER, MASK_MESSAGE),
  ),
  expiration: v.pipe(
    v.string(),
    v.length(EXPIRATION_LENGTH, EXPIRATION_MESSAGE),
    v.regex(EXPIRATION, EXPIRATION_MESSAGE),
    v.check((text) => Number(text.slice(0, 4)) >= FIRST_YEAR, '有効期限をご確認ください'),
  ),
});
export type ServiceCard = v.InferOutput<typeof ServiceCard>;
