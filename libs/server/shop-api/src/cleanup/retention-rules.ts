import { and, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import {
  auditEntries,
  carts,
  ecommerceEvents,
  inquiryFiles,
  loginHistories,
  mails,
  paymentEvents,
  paymentTransactions,
  productHistories,
  productSearchHistories,
  uploads,
  users,
} from '../db/schema';

/** Keys of the settings that say for how many days something is stored. */
export type RetentionKey =
  | 'EVENTS_DAYS'
  | 'GUEST_UPLOADS_DAYS'
  | 'SEARCH_HISTORIES_DAYS'
  | 'PRODUCT_HISTORIES_DAYS'
  | 'LOGIN_HISTORIES_DAYS'
  | 'PAYMENT_EVENTS_DAYS'
  | 'DECIDED_CARTS_DAYS'
  | 'MAILS_DAYS'
  | 'AUDIT_DAYS';

/** What grows with every visit and is deleted when its retention has passed. */
export interface RetentionRule {
  readonly key: RetentionKey;
  /** Days unless the shop has set others. */
  readonly days: number;
  readonly ja: string;
  readonly en: string;
  readonly table: PgTable;
  /** The rows of that shop from before that moment. */
  isOld(channelId: number, before: Date): SQL | undefined;
}

/** Every retention that an operator can set; the README's table lists the same. */
export const RETENTION_RULES: readonly RetentionRule[] = [
  {
    key: 'EVENTS_DAYS',
    days: 90,
    ja: '行動の記録を残す日数',
    en: 'days that events of the statistics are kept',
    table: ecommerceEvents,
    isOld: (channelId, before) =>
      and(eq(ecommerceEvents.channelId, channelId), lt(ecommerceEvents.createdAt, before)),
  },
  {
    key: 'GUEST_UPLOADS_DAYS',
    days: 30,
    ja: 'ゲストが送ったファイルを残す日数',
    en: 'days that files of guests are kept that no inquiry holds',
    table: uploads,
    isOld: (channelId, before) =>
      and(
        eq(uploads.channelId, channelId),
        isNull(uploads.userId),
        lt(uploads.createdAt, before),
        sql`not exists (select 1 from ${inquiryFiles} where ${inquiryFiles.uploadId} = ${uploads.id})`,
      ),
  },
  {
    key: 'SEARCH_HISTORIES_DAYS',
    days: 365,
    ja: '検索した言葉の履歴を残す日数',
    en: 'days that searched words are kept',
    table: productSearchHistories,
    isOld: (channelId, before) =>
      and(eq(productSearchHistories.channelId, channelId), lt(productSearchHistories.createdAt, before)),
  },
  {
    key: 'PRODUCT_HISTORIES_DAYS',
    days: 365,
    ja: '見た商品の履歴を残す日数',
    en: 'days that viewed products are kept',
    table: productHistories,
    isOld: (channelId, before) =>
      and(eq(productHistories.channelId, channelId), lt(productHistories.viewedAt, before)),
  },
  {
    key: 'LOGIN_HISTORIES_DAYS',
    days: 180,
    ja: 'ログインの履歴を残す日数',
    en: 'days that sign-ins are kept',
    table: loginHistories,
    isOld: (channelId, before) =>
      and(
        lt(loginHistories.loggedInAt, before),
        sql`exists (select 1 from ${users}
          where ${users.id} = ${loginHistories.userId} and ${users.channelId} = ${channelId})`,
      ),
  },
  {
    key: 'PAYMENT_EVENTS_DAYS',
    days: 90,
    ja: '決済サービスの通知を残す日数',
    en: 'days that events of the payment service are kept',
    table: paymentEvents,
    // One whose payment is unknown belongs to no shop and goes with the first.
    isOld: (channelId, before) =>
      and(
        lt(paymentEvents.receivedAt, before),
        sql`not exists (select 1 from ${paymentTransactions}
          where ${paymentTransactions.reference} = ${paymentEvents.reference}
            and ${paymentTransactions.channelId} <> ${channelId})`,
      ),
  },
  {
    key: 'DECIDED_CARTS_DAYS',
    days: 90,
    ja: '注文になったカートを残す日数（注文は残る）',
    en: 'days after their expiry that carts are kept that became orders, which stay',
    table: carts,
    isOld: (channelId, before) =>
      and(eq(carts.channelId, channelId), eq(carts.status, 'decided'), lt(carts.expiresAt, before)),
  },
  {
    key: 'MAILS_DAYS',
    days: 90,
    ja: '送ったメールを残す日数',
    en: 'days that mails are kept after they were sent or given up',
    table: mails,
    isOld: (channelId, before) =>
      and(eq(mails.channelId, channelId), or(lt(mails.sentAt, before), lt(mails.gaveUpAt, before))),
  },
  {
    key: 'AUDIT_DAYS',
    days: 3_650,
    ja: '操作の記録を残す日数',
    en: 'days that the audit log is kept',
    table: auditEntries,
    // Entries about every shop are no shop's own, and go with the first.
    isOld: (channelId, before) =>
      and(
        lt(auditEntries.at, before),
        or(eq(auditEntries.channelId, channelId), isNull(auditEntries.channelId)),
      ),
  },
];
