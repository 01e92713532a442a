import { type SQL, sql } from 'drizzle-orm';

/** What a column holds: an expression by the row's number `n`, or that a column which may be null always or never is set. */
type TypicalValue = SQL | 'always' | 'never';

/** One in so many rows is in the state that the statements look for. */
const RARE = sql`n % 1000 = 0`;
const IN_THE_PAST = sql`'2026-06-01'::timestamptz - n * interval '1 minute'`;

/** What the rows of a shop are that has run for years, where that is more than their types say. By table and column. */
export const TYPICAL_ROWS: Readonly<Record<string, Readonly<Record<string, TypicalValue>>>> = {
  audit_entries: { channel_id: 'always' },
  cart_lines: { parent_id: 'never', uos_id: 'never', product_id: 'always' },
  carts: {
    status: sql`case when n % 20 = 0 then 'open' when n % 20 < 5 then 'merged' else 'decided' end`,
    merged_by_user_id: 'never',
  },
  companies: { closing_day: sql`20`, payment_months: sql`1`, payment_day: sql`31` },
  company_members: { role: sql`'buyer'` },
  inquiries: { status: sql`case when ${RARE} then 'waiting' else 'answered' end` },
  inquiry_comments: { author: sql`'shop'` },
  listed_models: { price: 'always', is_show: sql`true` },
  mails: { sent_at: sql`case when not ${RARE} then ${IN_THE_PAST} end`, newsletter_id: 'never' },
  order_approvals: { status: sql`case when ${RARE} then 'requested' else 'ordered' end` },
  order_histories: {
    status: sql`(array['received', 'paid', 'shipped', 'delivered'])[1 + n % 4]`,
  },
  order_items: { parent_id: 'never', product_id: 'always' },
  order_payments: {
    company_id: sql`case when ${RARE} then (select min(id) from companies) end`,
    payment_id: sql`1 + n % 5`,
    is_paid: sql`not ${RARE}`,
    due_on: 'always',
  },
  order_return_exchanges: { return_id: sql`n`, order_item_id: sql`n` },
  order_returns: {
    status: sql`case when ${RARE} then 'requested' else 'completed' end`,
    refund: sql`case when not ${RARE} then 100 end`,
    completed_at: sql`case when not ${RARE} then ${IN_THE_PAST} end`,
    reason: sql`'size'`,
  },
  orders: {
    status: sql`case n % 1000 when 0 then 'received' when 1 then 'cancelled' else 'delivered' end`,
    points_granted_at: IN_THE_PAST,
  },
  payment_transactions: { status: sql`case when ${RARE} then 'pending' else 'captured' end` },
  point_entries: { kind: sql`'grant'`, order_id: 'always', expires_at: 'always' },
  product_histories: { guest_token_hash: sql`case when n % 2 = 1 then 'guest ' || n end` },
  product_reviews: { rating: sql`1 + n % 5` },
  products: { initial_stock: sql`1 + n % 100` },
  restock_notices: { notified_at: sql`case when not ${RARE} then ${IN_THE_PAST} end` },
  saved_cart_lines: { user_id: 'always', cart_id: 'never', uos_id: 'never' },
  sessions: { ended_at: 'never' },
  social_gifts: {
    status: sql`case when ${RARE} then 'waiting' else 'completed' end`,
    message: sql`case when ${RARE} then 'message' else '' end`,
  },
  system_messages: { group_id: 'never' },
  uploads: { is_attached: sql`not ${RARE}` },
  users: { left_at: sql`case when ${RARE} then ${IN_THE_PAST} end`, email_verified_at: IN_THE_PAST },
};
