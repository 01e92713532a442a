import { createCatalogOrderSpec } from '@shop/contract/catalog-orders/create-catalog-order';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { type Shopper, TOKYO_ADDRESS } from '@shop/testing-api/checkout';
import { eq } from 'drizzle-orm';
import { catalogOrders, catalogs, channels, rateCounters } from '../db/schema';

let api: TestApi;
let member: Shopper;
let ids: { shown: number; hidden: number; digital: number; elsewhere: number };
beforeAll(async () => {
  api = await openTestApi();
  member = { token: await api.signIn('member@example.jp') };
  const shops = await api.db.select().from(channels);
  const insert = async (channel: string, key: string, change: object = {}) => {
    const channelId = shops.find((one) => one.key === channel)!.id;
    const values = {
      channelId,
      key,
      title: `試験カタログ ${key}`,
      description: '',
      pageCount: 8,
      publishedOn: '2026-04-01',
      position: 99,
      ...change,
    };
    return (await api.db.insert(catalogs).values(values).returning())[0]!.id;
  };
  ids = {
    shown: await insert('default', 'test-shown'),
    hidden: await insert('default', 'test-hidden', { isShow: false }),
    digital: await insert('default', 'test-digital', { isOrderable: false }),
    elsewhere: await insert('gift', 'test-elsewhere'),
  };
});
beforeEach(() => api.db.delete(rateCounters));
afterAll(() => api.close());

const order = (change: object = {}, who: Shopper = {}) =>
  api.callWith(
    createCatalogOrderSpec,
    {
      body: {
        ...TOKYO_ADDRESS,
        email: 'hanako@example.jp',
        catalog_ids: [ids.shown, ids.shown],
        remarks: '平日の午前に',
        ...change,
      },
    },
    who,
  );

it('[gap-stylist-uos-flipbook, route-catalog-order] accepts an order of printed catalogues from guests and members', async () => {
  const { status, body } = await order({ user_id: 1 });
  expect(status).toBe(201);
  expect(body.catalogs).toEqual([{ id: ids.shown, title: '試験カタログ test-shown' }]);
  const box = (await api.mailbox()).filter(({ subject }) => subject.includes(body.number));
  expect(box.map(({ to }) => to).sort()).toEqual(['hanako@example.jp', 'info@komorebi.example.jp']);
  const mail = box.find(({ to }) => to === 'hanako@example.jp');
  for (const text of [body.number, '試験カタログ test-shown', '〒100-0001', '山田 花子 様'])
    expect(mail?.text).toContain(text);
  const [stored] = await api.db.select().from(catalogOrders).where(eq(catalogOrders.number, body.number));
  expect(stored).toMatchObject({ userId: null, address: { postalCode: '1000001' } });
  const members = (await order({ email: 'elsewhere@example.jp' }, member)).body;
  const [own] = await api.db.select().from(catalogOrders).where(eq(catalogOrders.number, members.number));
  expect(own?.email).toBe('member@example.jp');
});

it('repeats what was typed to the shop, and to a member who has proved to own the address', async () => {
  const readers = async (who: Shopper) => {
    const { number } = (await order({}, who)).body;
    return (await api.mailbox())
      .filter(({ subject, text }) => subject.includes(number) && text.includes('平日の午前に'))
      .map(({ to }) => to)
      .sort();
  };
  expect(await readers({})).toEqual(['info@komorebi.example.jp']);
  expect(await readers(member)).toEqual(['info@komorebi.example.jp', 'member@example.jp']);
});

it.each([
  ['no catalogue', () => ({ catalog_ids: [] }), 'catalog_ids'],
  ['a hidden one', () => ({ catalog_ids: [ids.hidden] }), 'catalog_ids'],
  ['one that is not printed', () => ({ catalog_ids: [ids.digital] }), 'catalog_ids'],
  ['one of another shop', () => ({ catalog_ids: [ids.shown, ids.elsewhere] }), 'catalog_ids'],
  ['a guest without an address for the answer', () => ({ email: '' }), 'email'],
  ['a wrong postal code', () => ({ postal_code: '12' }), 'postal_code'],
])('rejects %s', async (_, change, field) => {
  const before = await api.db.$count(catalogOrders);
  const { status, error } = await order(change());
  expect([status, Object.keys(error.errors ?? {})]).toEqual([422, [field]]);
  expect(await api.db.$count(catalogOrders)).toBe(before);
});

it('limits the orders of one client IP', async () => {
  const responses = await Promise.all(Array.from({ length: 8 }, () => order()));
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(3);
});
