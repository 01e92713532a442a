import * as v from 'valibot';
import { HtmlText } from '../wire/html-text';
import { Timestamp } from '../wire/timestamp';

/** The pages that show messages. account §2 */
export const MESSAGE_PAGES = [
  'mypage leave step 1',
  'mypage leave step 2',
  'mypage logout',
  'mypage point',
  'mypage memorial',
  'mypage mail verify',
  'mypage address',
  'reminder',
  'reminder reset',
  'reminder username',
  'username reset',
  'username confirm',
] as const;

/** A message on some pages; hidden by the shopper it stays away until `updated_at` changes. account §4 */
export const Message = v.object({
  code: v.string(),
  page_names: v.array(v.picklist(MESSAGE_PAGES)),
  title: v.string(),
  body: HtmlText,
  is_hideable: v.boolean(),
  updated_at: Timestamp,
});
export type Message = v.InferOutput<typeof Message>;
