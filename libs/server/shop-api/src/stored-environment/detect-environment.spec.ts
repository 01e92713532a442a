import { createUserSpec } from '@shop/contract/users/create-user';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { sql } from 'drizzle-orm';
import { shopEnvironment } from '../db/schema';
import { DEMO_PASSWORD, hasDemoMembers } from '../seed/demo-members';
import { isEmpty } from '../seed/seed-shop';
import { detectEnvironment } from './detect-environment';
import { storeEnvironment, readStoredEnvironment } from './stored-environment';

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi();
});
afterEach(() => api.close());

const unmark = () => api.db.delete(shopEnvironment);
/** Gives the accounts for which the condition holds an address that no demo account has. */
const rename = (condition = sql`true`) =>
  api.db.execute(sql`update users set email = 'moved' || id || '@example.com' where ${condition}`);

it('a database that was filled with the demonstration’s seed is stored as a demonstration', async () => {
  expect(await readStoredEnvironment(api.db)).toBe('demo');
});

it('the first environment that is stored cannot be replaced', async () => {
  expect(await storeEnvironment(api.db, 'live')).toBe('demo');
  await unmark();
  expect(await storeEnvironment(api.db, 'live')).toBe('live');
  expect(await storeEnvironment(api.db, 'demo')).toBe('live');
  expect(await detectEnvironment(api.db)).toBe('live');
});

it.each([
  ['a second row', sql`insert into shop_environment (id, env) values (false, 'live')`],
  ['an unknown environment', sql`update shop_environment set env = 'test'`],
])('the database itself rejects %s', async (_name, statement) => {
  await expect(api.db.execute(statement)).rejects.toThrow();
});

describe('a database whose environment is not stored yet', () => {
  beforeEach(() => unmark());

  it('is a demonstration’s if it has the demo accounts', async () => {
    expect(await detectEnvironment(api.db)).toBe('demo');
  });

  it.each([
    ['an expired account alone', () => rename(sql`email <> 'expired@example.jp'`)],
    ['the manager’s account alone', () => rename(sql`not is_manager`)],
    [
      'accounts of before mail addresses were proved',
      () => api.db.execute(sql`update users set email_verified_at = null`),
    ],
    ['tables of before databases said so', () => api.db.execute(sql`drop table shop_environment`)],
  ])('is a demonstration’s with %s', async (_name, prepare) => {
    await prepare();
    expect(await readStoredEnvironment(api.db)).toBeNull();
    expect(await detectEnvironment(api.db)).toBe('demo');
  });

  it('is a live shop’s if it has any other data', async () => {
    await rename();
    expect(await detectEnvironment(api.db)).toBe('live');
  });

  it('is a live shop’s even if a shopper registered with the mail address and password of a demo account', async () => {
    await rename();
    const response = await api.call(createUserSpec, {
      body: {
        email: 'member@example.jp',
        password: DEMO_PASSWORD,
        last_name: '山田',
        first_name: '花子',
        last_name_kana: 'ヤマダ',
        first_name_kana: 'ハナコ',
      },
    });
    expect(response.status).toBe(201);
    expect(await hasDemoMembers(api.db)).toBe(false);
    expect(await detectEnvironment(api.db)).toBe('live');
  });

  it('has no environment while it is empty, and detecting it changes nothing', async () => {
    await api.db.execute(sql`truncate channels cascade`);
    expect(await isEmpty(api.db)).toBe(true);
    expect(await detectEnvironment(api.db)).toBeNull();
    expect(await api.db.select().from(shopEnvironment)).toEqual([]);
  });
});
