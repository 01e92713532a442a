import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Keys of the settings that say for how many days something is stored. */
export type RetentionKey =
  | 'EVENTS_DAYS'
  | 'SEARCH_HISTORIES_DAYS'
  | 'PRODUCT_HISTORIES_DAYS'
  | 'LOGIN_HISTORIES_DAYS'
  | 'PAYMENT_EVENTS_DAYS'
  | 'DECIDED_CARTS_DAYS'
  | 'MAILS_DAYS'
  | 'ENDED_GIFTS_DAYS'
  | 'COMPLETED_GIFTS_DAYS'
  | 'UNPAID_CANCELLED_ORDERS_DAYS'
  | 'GUEST_INQUIRIES_DAYS'
  | 'GUEST_PRODUCT_REQUESTS_DAYS'
  | 'CATALOG_ORDERS_DAYS'
  | 'RESTOCK_NOTICES_DAYS'
  | 'UNVERIFIED_ACCOUNTS_DAYS'
  | 'ORDER_APPROVALS_DAYS'
  | 'AUDIT_DAYS';

/** What grows with every visit and is deleted, or emptied, when its retention has passed. */
export interface RetentionRule {
  readonly key: RetentionKey;
  /** Days unless the shop has set others. */
  readonly days: number;
  readonly ja: string;
  readonly en: string;
  readonly table: PgTable;
  /** What the age of a row is told by; absent where more than rows of the table is deleted, or emptied. */
  readonly age?: SQLWrapper;
  /** The rows of that shop from before that moment. */
  isOld(channelId: number, before: Date): SQL | undefined;
}
