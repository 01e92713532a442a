import { isKana, normaliseKana } from '@shop/validation/kana';
import * as v from 'valibot';
import { CategoryEntry } from '../categories/category';
import { Email } from '../users/user-input';
import { Id } from '../wire/id';
import { multilineText, optionalLine, optionalName, requiredName } from '../wire/text-input';
import { Timestamp } from '../wire/timestamp';
import { MAX_INQUIRY_FILES, MAX_INQUIRY_TEXT } from './inquiry-limits';
import { listOf } from '../wire/list-of';
import { telephone } from '../wire/telephone';

const NAME_MAX = 100;
const COMPANY_MAX = 250;
const FILE_URL_MAX = 200;

/** The text of an inquiry or of what follows it. */
export const InquiryText = v.pipe(
  multilineText('お問い合わせ内容', MAX_INQUIRY_TEXT),
  v.nonEmpty('お問い合わせ内容を入力してください'),
);

/** What a shopper writes (account §3, label set `contact`). A member's mail address is the account's. */
export const InquiryInput = v.object({
  /** One of `GET /v1/categories/hierarchy?table=inquiries`. */
  category_id: v.optional(v.nullable(Id), null),
  company_name: v.optional(optionalName('会社名', COMPANY_MAX), ''),
  name: requiredName('お名前', NAME_MAX),
  name_kana: v.optional(
    v.pipe(
      optionalLine('お名前（カナ）', NAME_MAX),
      v.transform(normaliseKana),
      v.check(isKana, 'お名前（カナ）は全角カタカナで入力してください'),
    ),
    '',
  ),
  email: v.optional(v.union([v.literal(''), Email]), ''),
  phone: v.optional(telephone('電話番号'), ''),
  body: InquiryText,
  /** The URLs of files that the sender uploaded before: only the sender knows them, so guests can send files too. */
  file_urls: v.optional(
    listOf(
      v.pipe(v.string(), v.maxLength(FILE_URL_MAX)),
      MAX_INQUIRY_FILES,
      `添付できるファイルは${MAX_INQUIRY_FILES}件までです`,
    ),
    [],
  ),
});
export type InquiryInput = v.InferOutput<typeof InquiryInput>;

/** waiting: the shop has to reply · answered: the shop wrote last. */
export const InquiryStatus = v.picklist(['waiting', 'answered']);
export type InquiryStatus = v.InferOutput<typeof InquiryStatus>;
export const INQUIRY_STATUS_NAMES = { waiting: '回答待ち', answered: '回答済み' } as const;

/** An inquiry as lists show it. */
export const InquirySummary = v.object({
  id: Id,
  /** What sender and shop call it. */
  number: v.string(),
  category: v.nullable(CategoryEntry),
  body: v.string(),
  status: InquiryStatus,
  status_name: v.string(),
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type InquirySummary = v.InferOutput<typeof InquirySummary>;

/** A whole inquiry with what followed it (core §3). */
export const Inquiry = v.object({
  ...InquirySummary.entries,
  company_name: v.string(),
  name: v.string(),
  name_kana: v.string(),
  email: v.string(),
  phone: v.string(),
  /** What was sent along; `url` is for `GET /v1/files-contents`, which gives a member's file to that member alone. */
  files: v.array(v.object({ id: Id, name: v.string(), size: v.number(), url: v.string() })),
  /** Oldest first. */
  comments: v.array(v.object({ id: Id, is_from_shop: v.boolean(), body: v.string(), created_at: Timestamp })),
});
export type Inquiry = v.InferOutput<typeof Inquiry>;

/** The machine codes of inquiries. */
export const INQUIRY_ERRORS = {
  /** 404: unknown or another's. */
  notFound: 'inquiry.not_found',
  /** 422: another inquiry was sent under this key. */
  alreadySent: 'inquiry.already_sent',
} as const;
