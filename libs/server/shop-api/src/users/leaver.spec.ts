import { deleteMyUserSpec } from '@shop/contract/users/delete-my-user';
import { cleanUp } from '@shop/testing-api/clean-up';
import { columnsHolding } from '@shop/testing-api/columns-holding';
import { markOwnTexts } from '@shop/testing-api/mark-own-texts';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { operatorOf } from '@shop/testing-api/operator';
import { asc, eq, sql } from 'drizzle-orm';
import { orderPayments, orderReturns, orders, orderShippings, users } from '../db/schema';

const PASSWORD = 'demo-pass-2026';
/** Words that only the leaver's rows hold. */
const EMAIL = 'tsuzuki@leaver.example.jp';
const CANARIES = [EMAIL, '綴喜', 'ツヅキ', '0355550199', '198.51.100.77'];

/** Where rows of a leaver may stay, and why. */
const MAY_STAY: Readonly<Record<string, string>> = {
  'carts.user_id': 'decided and merged carts, which the retention deletes',
  'carts.merged_by_user_id': 'the same',
  'inquiries.user_id': 'never: the inquiry stays without its member',
  'orders.user_id': 'the law',
  'point_entries.user_id': 'the ledger of the orders',
  'product_reviews.user_id': 'what others read, under another name',
  'sessions.user_id': 'that they have ended',
  'unpaid_holds.user_id': 'as long as the order is not paid',
  'uploads.user_id': 'until the next cleanup deletes their files',
  'user_coupons.user_id': 'how often a coupon was used',
};
/** Where a leaver's words may stay, and why. */
const MAY_NAME: Readonly<Record<string, string>> = {
  ...because('the law: orders that became sales', [
    'orders.orderer_company_name',
    'orders.orderer_department',
    'orders.orderer_email',
    'orders.orderer_name',
    'orders.orderer_phone_number',
    'orders.remarks',
    'order_items.product_name',
    'order_payments.payment_name',
    'order_receipts.addressee',
    'order_receipts.proviso',
    'order_shippings.address',
    'order_shippings.delivery_name',
    'point_entries.description',
  ]),
  ...because('as long as the order, and for its retention', [
    'social_gifts.message',
    'social_gifts.receiver_name',
  ]),
  ...because('what the shop was asked, without its member', [
    'inquiries.body',
    'inquiry_comments.author',
    'inquiry_comments.body',
    'product_requests.body',
    'product_requests.maker_name',
    'product_requests.product_name',
    'product_requests.reply',
  ]),
  ...because('what others read, under another name', ['product_reviews.body', 'product_reviews.title']),
  ...because('until the return has ended', ['order_returns.remark', 'order_returns.answer']),
  ...because('until the next cleanup deletes the file', ['uploads.original_name']),
  ...because('numbers and hashes', [
    'carts.applied_requests',
    'carts.decision_answer',
    'carts.decision_request',
    'orders.amounts_with_tax',
    'orders.sums',
    'sessions.replaced_tokens',
    'unpaid_holds.mailbox',
    'unpaid_holds.network',
  ]),
  ...because('a page of the shop', ['user_coupons.taken_on_page']),
  ...because('an account of the shop', ['order_payments.bank_account']),
  ...because('the mail that confirms it', ['mails.html', 'mails.text', 'mails.to']),
};
function because(reason: string, places: readonly string[]): Record<string, string> {
  return Object.fromEntries(places.map((place) => [place, reason]));
}

let api: TestApi;
let id: number;
beforeAll(async () => {
  api = await openTestApi();
  const token = await api.signIn('member@example.jp');
  const [member] = await api.db
    .update(users)
    .set({
      email: EMAIL,
      username: '綴喜',
      lastName: '綴喜',
      lastNameKana: 'ツヅキ',
      phoneNumber: '0355550199',
      emailVerifiedAt: api.clock.now(),
    })
    .where(eq(users.id, 1))
    .returning({ id: users.id });
  id = member!.id;
  for (const statement of ROWS) await api.db.execute(sql.raw(statement.replaceAll('$id', String(id))));
  await markOwnTexts(api.db, id, '綴喜');
  const before = await rowsOfMember();
  // Every table that can refer to a member does so now; a new one needs a row above.
  expect(Object.entries(before).filter(([, count]) => count === 0)).toEqual([]);
  const left = await api.callWith(deleteMyUserSpec, { body: { current_password: PASSWORD } }, { token });
  expect(left.status).toBe(204);
});
afterAll(() => api.close());

/** An order that was cancelled before anybody paid it. */
const UNPAID = '(select max(id) from orders where user_id = $id)';
/** Rows of the tables that the seed leaves empty for its member, and the leaver's words in those that it fills. */
const ROWS = [
  `insert into catalog_orders (channel_id, user_id, number, email, address, catalogs, remarks, created_at)
    values (1, $id, 'C-LEAVER', '${EMAIL}', '{"last_name":"綴喜"}', '[]', '', now())`,
  `insert into companies (channel_id, code, name, closing_day, payment_months, payment_day, created_at)
    values (1, 'LEAVER', '綴り商会', 31, 1, 31, now())`,
  `insert into company_members (user_id, company_id, role) select $id, max(id), 'buyer' from companies`,
  `insert into order_approvals (channel_id, company_id, user_id, revision, total_payment, contents, comment, requested_at)
    select 1, max(id), $id, 1, 1000, '{"lines":[]}', '綴喜です', now() from companies`,
  `insert into order_approvals
    (channel_id, company_id, user_id, decided_by_id, revision, total_payment, contents, comment, requested_at)
    select 1, max(c.id), max(u.id), $id, 1, 1000, '{"lines":[]}', '', now() from companies c, users u where u.id <> $id`,
  `insert into mail_tokens (user_id, purpose, token_hash, email, tries_left, expires_at, created_at)
    values ($id, 'email-verify', 'leaver', '${EMAIL}', 5, now(), now())`,
  `insert into name_embroideries (user_id, text, script, font, colour, position, updated_at)
    values ($id, '綴喜', 'kanji', 'kaisho', 'navy', 'left-chest', now())`,
  `insert into news_reads (user_id, news_id, read_at) select $id, min(id), now() from news`,
  `insert into handled_requests (key_hash, user_id, created_at) values ('leaver', $id, now())`,
  `insert into oauth_attempts
    (state_hash, channel_id, provider, browser_hash, nonce, code_verifier, return_path, expires_at, link_subject, link_user_id)
    values ('leaver', 1, 'p', 'b', 'n', 'c', '/', now(), '${EMAIL}', $id)`,
  `insert into passkeys (channel_id, user_id, credential_id, public_key, counter, transports, name, created_at)
    values (1, $id, 'leaver', 'key', 0, '[]', '綴喜の電話', now())`,
  `insert into passkey_challenges (challenge_hash, channel_id, purpose, user_id, expires_at)
    values ('leaver', 1, 'registration', $id, now())`,
  `insert into product_reviews (product_model_id, user_id, rating, title, body, nickname, created_at)
    select min(id), $id, 5, 'よい', 'よい品です', '綴喜', now() from product_models`,
  `insert into inquiries (channel_id, number, name, name_kana, email, phone, company_name, body, created_at, updated_at)
    values (1, 'Q-GUEST', '綴喜', 'ツヅキ', '${EMAIL}', '0355550199', '', '', now(), now())`,
  `insert into product_requests (channel_id, product_name, maker_name, body, name, email, created_at)
    values (1, '', '', '', '綴喜', '${EMAIL}', now())`,
  `insert into restock_notices (channel_id, product_id, email, token_hash, created_at)
    select 1, min(id), '${EMAIL}', 'leaver', now() from products`,
  `insert into saved_cart_lines (key, user_id, product_id, quantity, created_at)
    select 'leaver', $id, min(id), 1, now() from products`,
  `insert into system_messages (channel_id, user_id, title, body, published_at)
    values (1, $id, 'お知らせ', '綴喜様', now())`,
  `insert into system_message_reads (user_id, message_id, read_at) select $id, max(id), now() from system_messages`,
  `insert into uploads (channel_id, user_id, dir, path, original_name, type, size, created_at)
    values (1, $id, 'reviews', 'uploads/reviews/leaver.webp', 'p.webp', 'image/webp', 1, now())`,
  `insert into user_identities (channel_id, user_id, provider, subject, created_at)
    values (1, $id, 'p', '${EMAIL}', now())`,
  `insert into verification_attempts (user_id, attempt_hash, code_hash, tries_left, expires_at)
    values ($id, 'leaver', 'c', 5, now())`,
  `insert into carts (channel_id, user_id, merged_by_user_id, status, orderer_name, expires_at, created_at)
    values (1, $id, $id, 'merged', '綴喜', now(), now())`,
  `insert into carts (channel_id, user_id, status, orderer_name, orderer_email, orderer_phone_number, remarks, receiver, expires_at, created_at)
    values (1, $id, 'decided', '綴喜', '${EMAIL}', '0355550199', '綴喜です',
      '{"name":"綴喜","email":"${EMAIL}","message":"綴喜より"}', now(), now())`,
  `insert into cart_shippings (cart_id, key, address, delivery_id)
    select max(id), 'leaver', '{"lastName":"綴喜","phoneNumber":"0355550199"}', 0 from carts where user_id = $id and status = 'decided'`,
  `insert into mails (channel_id, "to", subject, text, html, created_at, sent_at)
    values (1, '${EMAIL}', 'ご注文の発送のお知らせ', '', '', now(), now())`,
  `insert into unpaid_holds (order_id, network, mailbox, user_id, is_paid_at_once, pieces, amount, held_at)
    select min(id), 'leaver', 'leaver', $id, false, 1, 1000, now() from orders where user_id = $id`,
  `insert into order_returns (channel_id, order_id, number, status, reason, remark, requested_at)
    select 1, min(id), 'R-LEAVER', 'refused', 'other', '綴喜です', now() from orders where user_id = $id`,
  `insert into order_returns (channel_id, order_id, number, status, reason, remark, requested_at)
    select 1, min(id), 'R-OPEN', 'approved', 'other', '病気のためです', now() from orders where user_id = $id`,
  `update orders set memo = '義母の誕生日' where user_id = $id`,
  `update orders set status = 'cancelled' where id = ${UNPAID}`,
  `update order_payments set is_paid = false where order_id = ${UNPAID}`,
  `insert into order_receipts (order_id, addressee) values (${UNPAID}, '綴喜')`,
  `update user_addresses set last_name = '綴喜', last_name_kana = 'ツヅキ', phone_number = '0355550199' where user_id = $id`,
  `update user_memorials set target_user_name = '綴喜' where user_id = $id`,
  `update inquiries set name = '綴喜', name_kana = 'ツヅキ', email = '${EMAIL}', phone = '0355550199' where user_id = $id`,
  `update product_requests set name = '綴喜', email = '${EMAIL}' where user_id = $id`,
  `update product_search_histories set word = '綴喜' where user_id = $id`,
  `update login_histories set client_address = '198.51.100.77' where user_id = $id`,
  `update orders set orderer_name = '綴喜', orderer_email = '${EMAIL}', orderer_phone_number = '0355550199' where user_id = $id`,
];

/** How many rows refer to the member, by table and column. */
async function rowsOfMember(): Promise<Record<string, number>> {
  const { rows } = await api.db.execute<{ place: string; table: string; column: string }>(sql`
    select conrelid::regclass::text || '.' || attname as place, conrelid::regclass::text as "table", attname as "column"
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'users'::regclass
    order by 1`);
  const counts: Record<string, number> = {};
  for (const { place, table, column } of rows) {
    const found = await api.db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.identifier(table)} where ${sql.identifier(column)} = ${id}`,
    );
    counts[place] = found.rows[0]!.count;
  }
  return counts;
}

it('leaves no row of a member but where one may stay', async () => {
  const left = Object.entries(await rowsOfMember()).filter(([, count]) => count > 0);
  expect(left.map(([place]) => place).filter((place) => !(place in MAY_STAY))).toEqual([]);
});

it('leaves no word of a member in any table but those that the law requires', async () => {
  const named = await columnsHolding(api.db, CANARIES);
  expect(Object.keys(named).filter((place) => !(place in MAY_NAME))).toEqual([]);
  expect(named['mails.to']).toBe(1);
});

it('leaves no memo on an order, and what was written of a return until that has ended', async () => {
  const memos = await api.db.select({ memo: orders.memo }).from(orders).where(eq(orders.userId, id));
  expect(memos.filter(({ memo }) => memo !== null)).toEqual([]);
  const remark = async () =>
    (await api.db.select().from(orderReturns).where(eq(orderReturns.number, 'R-OPEN')))[0]?.remark;
  expect(await remark()).toContain('病気のためです');
  const done = await operatorOf(api)('returns', 'complete', 'R-OPEN', '--restock', 'none', '--refund', '0');
  expect(done).toMatchObject({ code: 0, err: '' });
  expect(await remark()).toBe('');
});

it('leaves no name on an order that was cancelled and never paid, now or later', async () => {
  const ofMember = await api.db.select().from(orders).where(eq(orders.userId, id)).orderBy(asc(orders.id));
  const nameOf = async (orderId: number) => {
    const [order] = await api.db.select().from(orders).where(eq(orders.id, orderId));
    const [shipping] = await api.db.select().from(orderShippings).where(eq(orderShippings.orderId, orderId));
    return [order!.ordererName, order!.ordererEmail, order!.remarks, shipping!.address];
  };
  expect(await nameOf(ofMember.at(-1)!.id)).toEqual(['', '', '', null]);
  const [open] = ofMember.filter(({ ordererName }) => ordererName !== '');
  await api.db.update(orderPayments).set({ isPaid: false }).where(eq(orderPayments.orderId, open!.id));
  await api.db.update(orders).set({ status: 'received' }).where(eq(orders.id, open!.id));
  expect(await cleanUp(api, 'ordersOfLeavers')).toEqual({ ordersOfLeavers: 0 });
  await api.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, open!.id));
  expect(await cleanUp(api, 'ordersOfLeavers')).toEqual({ ordersOfLeavers: 1 });
  expect(await nameOf(open!.id)).toEqual(['', '', '', null]);
});
