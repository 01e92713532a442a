import { createCatalogOrderSpec } from '@shop/contract/catalog-orders/create-catalog-order';
import { type Shopper, TOKYO_ADDRESS } from '@shop/testing-api/checkout';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { and, eq } from 'drizzle-orm';
import { catalogOrders, catalogs, rateCounters } from '../db/schema';
import { DAY_MS } from '../durations';
import { CLIENT_IP_HEADER, INTERNAL_SECRET_HEADER } from '../http/create-trusted-client-ip-reader';

const SECRET = 'a shared secret for tests';
const PER_MEMBER = 5;
const PER_HOUSE = 10;

let api: TestApi;
let catalogId: number;
let orders = 0;
beforeAll(async () => {
  api = await openTestApi({ config: { internalSecret: SECRET } });
  const isOrderable = and(eq(catalogs.channelId, 1), eq(catalogs.isOrderable, true));
  catalogId = (await api.db.select().from(catalogs).where(isOrderable))[0]?.id ?? 0;
});
beforeEach(() => api.db.delete(rateCounters));
afterAll(() => api.close());

/** An order from a network and to a house that no other one has, unless it says so. */
const order = async (change: object = {}, who: Shopper = {}) => {
  orders += 1;
  const headers = { [CLIENT_IP_HEADER]: `61.1.1.${orders}`, [INTERNAL_SECRET_HEADER]: SECRET };
  const house = { address1: `${orders}-2-3`, email: `reader-${orders}@example.jp` };
  const body = { ...TOKYO_ADDRESS, ...house, catalog_ids: [catalogId], ...change };
  return api.callWith(createCatalogOrderSpec, { body }, { ...who, headers });
};
const repeat = async (times: number, act: (at: number) => Promise<{ readonly status: number }>) => {
  const statuses = [];
  for (let at = 0; at < times; at += 1) statuses.push((await act(at)).status);
  return statuses;
};
const taken = (count: number) => Array.from({ length: count }, () => 201);

it('a member gets catalogues sent five times a day, from wherever and to whatever house', async () => {
  const member = { token: await api.signIn('member@example.jp') };
  expect(await repeat(PER_MEMBER, () => order({}, member))).toEqual(taken(PER_MEMBER));
  const kept = await api.db.$count(catalogOrders);
  const { status, headers } = await order({}, member);
  expect([status, await api.db.$count(catalogOrders)]).toEqual([429, kept]);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(80_000);
  expect((await order({}, { token: await api.signIn('second@example.jp') })).status).toBe(201);
  api.clock.advance(DAY_MS);
  expect((await order({}, { token: await api.signIn('member@example.jp') })).status).toBe(201);
});

it('a house gets them ten times a day, whoever orders and however it is written', async () => {
  const ways = ['9-8-7', '９－８－７', '9丁目8番7号', ' 9 - 8 - 7 ', '9の8の7'];
  const toHouse = (at: number) => order({ address1: ways[at % ways.length], address2: `${at}号室` });
  expect(await repeat(PER_HOUSE, toHouse)).toEqual(taken(PER_HOUSE));
  expect(await repeat(ways.length, toHouse)).toEqual(ways.map(() => 429));
  expect((await order({ address1: '9-8-70' })).status).toBe(201);
});
