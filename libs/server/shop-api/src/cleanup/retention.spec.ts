import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createReadyCart, decideCart } from '@shop/testing-api/checkout';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { operatorOf } from '@shop/testing-api/operator';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { count, eq, getTableName, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable, PgTimestamp } from 'drizzle-orm/pg-core';
import { pino } from 'pino';
import * as schema from '../db/schema';
import { folderStorage } from '../files/folder-storage';
import { DEFAULT_CONFIG } from '../ports/shop-api-config';
import { deleteExpiredData } from './delete-expired-data';
import { RETENTION_RULES } from './retention-rules';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Tables that no visit fills without end: what members and editors wrote, which stays until they delete it. */
const KEPT = {
  'what editors publish': [
    'banners',
    'blogs',
    'coupons',
    'display_messages',
    'flip_books',
    'free_areas',
    'landing_pages',
    'news',
    'newsletters',
    'popups',
    'product_models',
    'qas',
    'static_pages',
    'system_messages',
  ],
  'what a member owns, until the account is closed': [
    'bookmarks',
    'measurements',
    'name_embroideries',
    'news_reads',
    'passkeys',
    'point_entries',
    'product_likes',
    'product_reviews',
    'saved_cart_lines',
    'system_message_reads',
    'user_addresses',
    'user_cards',
    'user_coupons',
    'user_identities',
    'user_list_items',
    'user_lists',
    'user_memorials',
  ],
  'the shop’s records of business': [
    'companies',
    'company_statements',
    'inquiry_comments',
    'order_coupons',
    'order_histories',
    'order_payments',
    'order_receipts',
    'order_returns',
    'order_shippings',
    'payment_transactions',
  ],
  'one row for each purpose': ['server_secrets'],
};

/** Tables whose old rows a task without a setting deletes. */
const EXPIRING = [
  'cart_tokens',
  'handled_requests',
  'imported_pictures',
  'imports',
  'mail_tokens',
  'oauth_attempts',
  'passkey_challenges',
  'rate_counters',
  'restocked_products',
  'sessions',
  'unpaid_holds',
  'uploads',
  'verification_attempts',
];

let api: TestApi;
let channelId: number;
beforeAll(async () => {
  api = await openTestApi();
  const [shop] = await api.db.select().from(schema.channels).where(eq(schema.channels.key, 'gift'));
  channelId = shop?.id ?? 0;
});
afterAll(() => api.close());

const clean = () =>
  deleteExpiredData({
    ...api,
    config: DEFAULT_CONFIG,
    files: folderStorage('/nonexistent'),
    log: pino({ level: 'silent' }),
  });
const before = (days: number) => new Date(api.clock.now().getTime() - days * DAY_MS);

it('every table with a moment in it is deleted from in time, or named here as kept', () => {
  const timed = Object.values(schema)
    .filter((one) => is(one, PgTable))
    .filter((table) => getTableConfig(table).columns.some((column) => is(column, PgTimestamp)))
    .map(getTableName);
  const named = [
    ...Object.values(KEPT).flat(),
    ...EXPIRING,
    // Two rules may be about rows of one table.
    ...new Set(RETENTION_RULES.map(({ table }) => getTableName(table))),
  ];
  expect(named.toSorted()).toEqual(timed.toSorted());
});

it('the README lists every retention with its days', () => {
  const readme = readFileSync(path.resolve(__dirname, '../../../../../README.md'), 'utf8');
  const listed = [...readme.matchAll(/^\| `RETENTION\.(\w+)` \| (\d+) \|/gm)].map(([, key, days]) => [
    key,
    Number(days),
  ]);
  expect(listed).toEqual(RETENTION_RULES.map(({ key, days }) => [key, days]));
});

const inquiry = (at: Date) => ({
  ...{ channelId, number: `Q${at.getTime()}`, name: '', nameKana: '', email: '', phone: '', companyName: '' },
  ...{ body: '', status: 'answered' as const, createdAt: at, updatedAt: at },
});
const ADDRESS = {
  ...{ lastName: '', firstName: '', lastNameKana: '', firstNameKana: '', postalCode: '', prefecture: '' },
  ...{ city: '', address1: '', address2: '', phoneNumber: '', cellPhoneNumber: '' },
};

/** How a row from that moment is inserted, for the rules about rows that shoppers' visits leave. */
const INSERTS: Readonly<Record<string, (at: Date) => Promise<unknown>>> = {
  EVENTS_DAYS: (at) =>
    api.db.insert(schema.ecommerceEvents).values({ channelId, name: 'view', args: {}, createdAt: at }),
  SEARCH_HISTORIES_DAYS: (at) =>
    api.db.insert(schema.productSearchHistories).values({ channelId, word: 'マグ', createdAt: at }),
  PRODUCT_HISTORIES_DAYS: async (at) => {
    const [product] = await api.db.select().from(schema.products).limit(1);
    await api.db.insert(schema.productHistories).values({
      ...{ channelId, guestTokenHash: String(at.getTime()), productId: product?.id ?? 0, viewedAt: at },
    });
  },
  LOGIN_HISTORIES_DAYS: async (at) => {
    const [user] = await api.db.select().from(schema.users).where(eq(schema.users.channelId, channelId));
    await api.db
      .insert(schema.loginHistories)
      .values({ userId: user?.id ?? 0, clientIp: '', userAgent: '', loggedInAt: at });
  },
  PAYMENT_EVENTS_DAYS: (at) =>
    api.db
      .insert(schema.paymentEvents)
      .values({ id: String(at.getTime()), reference: 'none', state: 'captured', receivedAt: at }),
  MAILS_DAYS: (at) =>
    api.db.insert(schema.mails).values({
      ...{ channelId, to: 'a@example.jp', subject: '', text: '', html: '', createdAt: at, sentAt: at },
    }),
  GUEST_INQUIRIES_DAYS: (at) => api.db.insert(schema.inquiries).values(inquiry(at)),
  GUEST_PRODUCT_REQUESTS_DAYS: (at) =>
    api.db
      .insert(schema.productRequests)
      .values({ channelId, productName: '', makerName: '', body: '', name: '', email: '', createdAt: at }),
  CATALOG_ORDERS_DAYS: (at) =>
    api.db.insert(schema.catalogOrders).values({
      ...{ channelId, number: `C${at.getTime()}`, email: '', address: ADDRESS, catalogs: [], remarks: '' },
      createdAt: at,
    }),
  RESTOCK_NOTICES_DAYS: async (at) => {
    const [product] = await api.db.select().from(schema.products).limit(1);
    const email = `${at.getTime()}@example.jp`;
    await api.db
      .insert(schema.restockNotices)
      .values({ channelId, productId: product?.id ?? 0, email, tokenHash: email, createdAt: at });
  },
  ORDER_APPROVALS_DAYS: async (at) => {
    const [user] = await api.db.select().from(schema.users).where(eq(schema.users.channelId, channelId));
    const [company] = await api.db.select().from(schema.companies).limit(1);
    const contents = {
      ...{ lines: [], paymentName: null, subtotal: 0, shippingFee: 0, packing: 0, paymentFee: 0 },
      ...{ discount: 0, point: 0, tax: 0 },
    };
    await api.db.insert(schema.orderApprovals).values({
      ...{ channelId, companyId: company?.id ?? 0, userId: user?.id ?? 0, revision: 1, totalPayment: 1 },
      ...{ contents, comment: '', requestedAt: at },
    });
  },
  AUDIT_DAYS: (at) =>
    api.db.insert(schema.auditEntries).values({ channelId, at, actor: '', command: '', target: '' }),
};

it.each(RETENTION_RULES.filter(({ key }) => INSERTS[key] !== undefined))(
  '$key: older rows are deleted, newer ones stay, and the setting changes which are which',
  async ({ key, days, table }) => {
    const insert = INSERTS[key]!;
    await clean();
    const rows = async () => (await api.db.select({ rows: count() }).from(table))[0]?.rows ?? 0;
    const there = await rows();
    await insert(before(days + 1));
    await insert(before(days - 1));
    await clean();
    expect(await rows()).toBe(there + 1);
    const shop = operatorOf(api);
    const set = await shop(
      'settings',
      'set',
      `RETENTION.${key}`,
      key === 'AUDIT_DAYS' ? '3000' : '1',
      '--channel',
      'gift',
    );
    expect(set).toMatchObject({ code: 0, err: '' });
    await insert(before(days - 2));
    const counts = await clean();
    expect(counts[`RETENTION.${key}`]).toBeGreaterThanOrEqual(2);
  },
);

it('a retention that is no whole number of days is refused', async () => {
  const shop = operatorOf(api);
  for (const days of ['0', '-1', '3651', 'all'])
    expect(await shop('settings', 'set', 'RETENTION.EVENTS_DAYS', days, '--channel', 'gift')).toMatchObject({
      code: 2,
    });
});

it('a cart that became an order goes after its retention, and the order stays whole', async () => {
  const [product] = await wellStockedProducts(api.db, 1);
  const cart = await createReadyCart(api, [{ product_key: product!.key, quantity: 1 }]);
  await decideCart(api, cart);
  const ofCart = eq(schema.carts.id, cart.data.id);
  const [order] = await api.db.select().from(schema.orders).where(eq(schema.orders.cartId, cart.data.id));
  api.clock.advance(100 * DAY_MS);
  await clean();
  expect(await api.db.$count(schema.carts, ofCart)).toBe(1);
  api.clock.advance(100 * DAY_MS);
  await clean();
  expect(await api.db.$count(schema.carts, ofCart)).toBe(0);
  const left = await api.db
    .select({ cartId: schema.orders.cartId, items: sql<number>`count(*)::int` })
    .from(schema.orders)
    .innerJoin(schema.orderItems, eq(schema.orderItems.orderId, schema.orders.id))
    .where(eq(schema.orders.id, order?.id ?? 0))
    .groupBy(schema.orders.id);
  expect(left).toEqual([{ cartId: null, items: 1 }]);
});
