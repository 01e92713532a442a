import * as v from 'valibot';
import { Id } from '../wire/id';
import { optionalLine } from '../wire/text-input';

const MAX_TOKEN_LENGTH = 255;
const MAX_NAME_LENGTH = 50;
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

/** A card kept by the payment service; the shop knows its handle and its last digits (account §3 "User card"). */
export const UserCard = v.object({
  id: Id,
  /** Exactly one card of a member is the main one. */
  is_main: v.boolean(),
  token: v.string(),
  token_key: v.string(),
  /** What the member calls it. */
  name: v.string(),
  /** `************4242`. */
  masked_number: v.string(),
  /** `203012`: year and month. */
  expiration: v.string(),
});
export type UserCard = v.InferOutput<typeof UserCard>;

/** What the browser got from the payment service. A card number in any field is rejected. */
export const UserCardInput = v.object({
  token: Token,
  token_key: Token,
  name: v.optional(optionalLine('カードの名前', MAX_NAME_LENGTH), ''),
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
export type UserCardInput = v.InferInput<typeof UserCardInput>;
