import * as v from 'valibot';
import { Id } from '../wire/id';
import { multilineText } from '../wire/text-input';

const BODY_MAX = 500;

/** The text of a memo. */
export const MemoText = v.pipe(multilineText('メモ', BODY_MAX), v.nonEmpty('メモを入力してください'));

/** What a member noted on an order; an order has one, which bears the order's id. */
export const Memo = v.object({ id: Id, order_id: Id, memo: v.string() });
export type Memo = v.InferOutput<typeof Memo>;

/** The machine codes of memos. */
export const MEMO_ERRORS = {
  /** 404: the order has none, is unknown, or another's. */
  notFound: 'memo.not_found',
  /** 422: the order has one already. */
  alreadyWritten: 'memo.already_written',
} as const;
