import { and, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { isBefore } from '../db/is-before';
import {
  auditEntries,
  carts,
  catalogOrders,
  ecommerceEvents,
  inquiries,
  loginHistories,
  mails,
  orderApprovals,
  orderHistories,
  orders,
  paymentEvents,
  paymentTransactions,
  productHistories,
  productRequests,
  productSearchHistories,
  restockNotices,
  socialGifts,
  users,
} from '../db/schema';
import { isCancelledUnpaid } from '../orders/forget-orderers';
import { endsUnverified, UNVERIFIED_ACCOUNTS } from '../users/unverified-accounts';
import type { RetentionRule } from './retention-rule';

/** The rows of a shop that are older by this column. */
const olderThan = (
  table: PgTable & { readonly channelId: AnyPgColumn },
  age: AnyPgColumn,
): Pick<RetentionRule, 'table' | 'age' | 'isOld'> => ({
  table,
  age,
  isOld: (channelId, before) => and(eq(table.channelId, channelId), lt(age, before)),
});

/** When a mail was sent or given up. */
const mailDoneAt = sql`coalesce(${mails.sentAt}, ${mails.gaveUpAt})`;

/** Every retention that an operator can set; the README's table lists the same. */
export const RETENTION_RULES: readonly RetentionRule[] = [
  {
    key: 'EVENTS_DAYS',
    days: 90,
    ja: '行動の記録を残す日数',
    en: 'days that events of the statistics are kept',
    ...olderThan(ecommerceEvents, ecommerceEvents.createdAt),
  },
  {
    key: 'SEARCH_HISTORIES_DAYS',
    days: 365,
    ja: '検索した言葉の履歴を残す日数',
    en: 'days that searched words are kept',
    ...olderThan(productSearchHistories, productSearchHistories.createdAt),
  },
  {
    key: 'PRODUCT_HISTORIES_DAYS',
    days: 365,
    ja: '見た商品の履歴を残す日数',
    en: 'days that viewed products are kept',
    ...olderThan(productHistories, productHistories.viewedAt),
  },
  {
    key: 'LOGIN_HISTORIES_DAYS',
    days: 180,
    ja: 'ログインの履歴を残す日数',
    en: 'days that sign-ins are kept',
    table: loginHistories,
    age: loginHistories.loggedInAt,
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
    age: paymentEvents.receivedAt,
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
    age: mailDoneAt,
    // That it is done is the condition of the index, which leaves out those that wait.
    isOld: (channelId, before) =>
      and(
        eq(mails.channelId, channelId),
        or(isNotNull(mails.sentAt), isNotNull(mails.gaveUpAt)),
        isBefore(mailDoneAt, before),
      ),
  },
  {
    key: 'ENDED_GIFTS_DAYS',
    days: 30,
    ja: 'お届け先が入力されずに終わったギフトの、贈り先のメールアドレスとメッセージを残す日数',
    en: 'days that mail address and message of a gift are kept that ended without an address',
    table: socialGifts,
    isOld: (channelId, before) =>
      and(
        inArray(socialGifts.status, ['declined', 'expired', 'cancelled']),
        or(isNotNull(socialGifts.receiverEmail), ne(socialGifts.message, '')),
        sql`exists (select 1 from ${orders} join ${orderHistories} on ${orderHistories.orderId} = ${orders.id}
          where ${orders.id} = ${socialGifts.orderId} and ${orders.channelId} = ${channelId}
            and ${orderHistories.status} = 'cancelled' and ${lt(orderHistories.changedAt, before)})`,
      ),
  },
  {
    key: 'COMPLETED_GIFTS_DAYS',
    days: 180,
    ja: 'お届け先が入力されたギフトの、贈り先のメールアドレスとメッセージを、発送またはキャンセルのあとに残す日数',
    en: 'days that mail address and message of a gift with an address are kept after it was shipped or cancelled',
    table: socialGifts,
    // Not every shop notes the delivery: what was shipped so long ago has arrived.
    isOld: (channelId, before) =>
      and(
        eq(socialGifts.status, 'completed'),
        or(isNotNull(socialGifts.receiverEmail), ne(socialGifts.message, '')),
        sql`exists (select 1 from ${orders} join ${orderHistories} on ${orderHistories.orderId} = ${orders.id}
          where ${orders.id} = ${socialGifts.orderId} and ${orders.channelId} = ${channelId}
            and ${orderHistories.status} in ('shipped', 'delivered', 'cancelled')
            and ${lt(orderHistories.changedAt, before)})`,
      ),
  },
  {
    key: 'UNPAID_CANCELLED_ORDERS_DAYS',
    days: 180,
    ja: 'ご入金のないままキャンセルされた注文の、注文者とお届け先を残す日数（番号・商品・金額は残る）',
    en: 'days that orderer and address of an order are kept that was cancelled and never paid; number, goods and sums stay',
    table: orders,
    // Whoever transfers the money late is still found.
    isOld: (channelId, before) =>
      and(
        eq(orders.channelId, channelId),
        isCancelledUnpaid,
        sql`exists (select 1 from ${orderHistories}
          where ${orderHistories.orderId} = ${orders.id} and ${orderHistories.status} = 'cancelled'
            and ${lt(orderHistories.changedAt, before)})`,
      ),
  },
  {
    key: 'GUEST_INQUIRIES_DAYS',
    days: 1_095,
    ja: 'ゲストのお問い合わせを、最後のメッセージから残す日数',
    en: 'days that inquiries of guests are kept after their last message',
    table: inquiries,
    age: inquiries.updatedAt,
    isOld: (channelId, before) =>
      and(eq(inquiries.channelId, channelId), isNull(inquiries.userId), lt(inquiries.updatedAt, before)),
  },
  {
    key: 'GUEST_PRODUCT_REQUESTS_DAYS',
    days: 1_095,
    ja: 'ゲストの商品リクエストを残す日数',
    en: 'days that product requests of guests are kept',
    table: productRequests,
    age: productRequests.createdAt,
    isOld: (channelId, before) =>
      and(
        eq(productRequests.channelId, channelId),
        isNull(productRequests.userId),
        lt(productRequests.createdAt, before),
      ),
  },
  {
    key: 'CATALOG_ORDERS_DAYS',
    days: 1_095,
    ja: 'カタログのご請求を残す日数',
    en: 'days that orders of printed catalogues are kept',
    ...olderThan(catalogOrders, catalogOrders.createdAt),
  },
  {
    key: 'RESTOCK_NOTICES_DAYS',
    days: 365,
    ja: '再入荷のお知らせのお申し込みを残す日数',
    en: 'days that requests for a mail when a product is back are kept',
    ...olderThan(restockNotices, restockNotices.createdAt),
  },
  {
    ...UNVERIFIED_ACCOUNTS,
    ja: 'メールアドレスの確認が済んでいない会員登録を、登録から残す日数（ご注文のある会員は残る）',
    en: 'days that accounts are kept whose mail address nobody proves; those with orders stay',
    table: users,
    isOld: (channelId, before) =>
      and(endsUnverified, eq(users.channelId, channelId), lt(users.verificationAskedAt, before)),
  },
  {
    key: 'ORDER_APPROVALS_DAYS',
    days: 1_095,
    ja: 'ご注文の承認の依頼を残す日数（注文は残る）',
    en: 'days that requests to approve an order are kept; the orders stay',
    ...olderThan(orderApprovals, orderApprovals.requestedAt),
  },
  {
    key: 'AUDIT_DAYS',
    days: 3_650,
    ja: '操作の記録を残す日数',
    en: 'days that the audit log is kept',
    table: auditEntries,
    age: auditEntries.at,
    // Entries about every shop are no shop's own, and go with the first.
    isOld: (channelId, before) =>
      and(
        lt(auditEntries.at, before),
        or(eq(auditEntries.channelId, channelId), isNull(auditEntries.channelId)),
      ),
  },
];
