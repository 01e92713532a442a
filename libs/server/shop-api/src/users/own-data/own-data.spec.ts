import { exportMyDataSpec } from '@shop/contract/users/export-my-data';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { eq, getTableName, sql } from 'drizzle-orm';
import * as v from 'valibot';
import {
  catalogOrders,
  inquiries,
  productRequests,
  products,
  rateCounters,
  restockNotices,
  users,
} from '../../db/schema';
import { MAILED_TABLES, OWN_TABLES } from './own-tables';

/** Tables that refer to members without being a list of theirs, and why. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  carts: 'the cart shows it',
  company_members: 'with the name of the company',
  handled_requests: 'secrets',
  inquiries: 'with its comments',
  mail_tokens: 'secrets',
  oauth_attempts: 'secrets',
  orders: 'with its parts',
  passkey_challenges: 'secrets',
  sessions: 'secrets',
  system_messages: 'written by the shop: the message center shows them',
  unpaid_holds: 'how much of the orders in the file is not paid',
  user_lists: 'with its products',
  verification_attempts: 'secrets',
};
const File = v.record(v.string(), v.unknown());

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(() => api.db.delete(rateCounters));
afterAll(() => api.close());

async function exported(email: string) {
  const token = await api.signIn(email);
  const response = await api.request(exportMyDataSpec.endpoint.path, {
    headers: { 'channel-id': 'default', authorization: `Bearer ${token}` },
  });
  const text = await response.text();
  return { response, text, file: response.ok ? v.parse(File, JSON.parse(text)) : {} };
}

it('a member takes along all that the shop stores, as a file with a name', async () => {
  const { response, file, text } = await exported('member@example.jp');
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect(decodeURIComponent(response.headers.get('x-suggested-filename') ?? '')).toMatch(
    /^会員データ_\d{8}\.json$/,
  );
  expect(file).toMatchObject({
    会員情報: { last_name: '森野', phone_number: '0312345678' },
    アドレス帳: [{ last_name: '森野' }, {}],
    クレジットカード: [{ expiration: '203012' }, {}],
  });
  expect(file).toHaveProperty('いいね.0.product_name');
  expect(file).toHaveProperty('ご注文.length', 8);
  expect(file).toHaveProperty('お問い合わせ.length', 3);
  expect(text).not.toMatch(/token|hash|secret/i);
});

/** What somebody leaves without signing in, under a mail address. */
async function leaveAsGuest(email: string) {
  const at = api.clock.now();
  const [product] = await api.db.select().from(products);
  const guest = { channelId: product!.channelId, email, name: '客', createdAt: at };
  await api.db
    .insert(restockNotices)
    .values({ ...guest, productId: product!.id, tokenHash: `notice of ${email}` });
  await api.db.insert(productRequests).values({ ...guest, productName: '土鍋', makerName: '', body: '' });
  const asked = { ...guest, nameKana: '', phone: '', companyName: '', body: '営業時間は' };
  await api.db.insert(inquiries).values({ ...asked, number: `Q-${email}`, status: 'waiting', updatedAt: at });
  const address = {
    ...{ lastName: '客', firstName: '', lastNameKana: '', firstNameKana: '', postalCode: '' },
  };
  await api.db.insert(catalogOrders).values({
    ...{ ...guest, number: `C-${email}`, catalogs: [], remarks: '' },
    address: {
      ...{
        ...address,
        prefecture: '',
        city: '',
        address1: '',
        address2: '',
        phoneNumber: '',
        cellPhoneNumber: '',
      },
    },
  });
}

it('what was left without signing in is of the member who has proved to own the mail address', async () => {
  await leaveAsGuest('second@example.jp');
  const left = async () => {
    const { file } = await exported('second@example.jp');
    const counts = ['再入荷のお知らせ', '商品リクエスト', 'お問い合わせ', 'カタログのご請求'].map(
      (heading) => v.parse(v.array(v.unknown()), file[heading]).length,
    );
    return { counts, notices: file['再入荷のお知らせ'] };
  };
  const own = await left();
  expect(own.notices).toMatchObject([{ product_name: expect.any(String) as string, notified_at: null }]);
  await api.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.email, 'second@example.jp'));
  expect((await left()).counts).toEqual(own.counts.map((count) => count - 1));
});

it('nothing of another member is in it', async () => {
  const { text } = await exported('second@example.jp');
  expect(text).toContain('second@example.jp');
  expect(text).not.toMatch(/member@example|M000001|モリノ/);
});

it('every table that refers to a member is in the file, or left out for a reason', async () => {
  const { rows } = await api.db.execute<{ name: string }>(sql`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'users'::regclass order by 1`);
  const listed = [
    ...[...OWN_TABLES, ...MAILED_TABLES].map(({ table }) => getTableName(table)),
    ...Object.keys(ELSEWHERE),
  ];
  expect(rows.map(({ name }) => name)).toEqual(listed.sort());
});

it('is answered at most ten times an hour', async () => {
  const token = await api.signIn('second@example.jp');
  const statuses: number[] = [];
  for (let at = 0; at <= 10; at += 1) statuses.push((await api.call(exportMyDataSpec, {}, { token })).status);
  expect(statuses.slice(-2)).toEqual([200, 429]);
});
