import { loginSpec } from '@shop/contract/auth/login';
import { createUserSpec } from '@shop/contract/users/create-user';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { notLike } from 'drizzle-orm';
import { rateCounters } from '../db/schema';

const NAMES = { last_name: '山田', first_name: '花子', last_name_kana: 'ヤマダ', first_name_kana: 'ハナコ' };
const TAKEN = ['member@example.jp', 'second@example.jp'] as const;
/** Counters of mail addresses; those of IPs have one part less. */
const OF_ADDRESSES = 'register-taken/%/%';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(() => api.db.delete(rateCounters));
afterAll(() => api.close());

const register = (email: string, change: object = {}) =>
  api.callWith(createUserSpec, { body: { ...NAMES, email, password: 'hana-to-mori-7', ...change } });

// reliability 4, 5
it.each([
  ['a client IP that asks for different members', (at: number) => TAKEN[at % 2] ?? '', false],
  ['about one mail address, whatever IP asks', () => TAKEN[0], true],
])('tells %s at most five times an hour what is taken', async (_who, emailOf, isElsewhere) => {
  const statuses: number[] = [];
  for (let at = 0; at < 6; at += 1) {
    const { status, headers } = await register(emailOf(at));
    statuses.push(status);
    if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    if (isElsewhere) await api.db.delete(rateCounters).where(notLike(rateCounters.key, OF_ADDRESSES));
  }
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  // Who is new registers all the same, and who was asked for signs in.
  expect((await register(isElsewhere ? 'next@example.jp' : 'new@example.jp')).status).toBe(201);
  const sign = { email: TAKEN[0], password: 'demo-pass-2026' };
  expect((await api.call(loginSpec, { body: sign })).status).toBe(200);
});

it('a user name that is taken counts too', async () => {
  await register('named@example.jp', { username: 'yamada.h' });
  const taken = (at: number) => register(`named${at}@example.jp`, { username: 'yamada.h' });
  const statuses: number[] = [];
  for (let at = 0; at < 6; at += 1) statuses.push((await taken(at)).status);
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
});
