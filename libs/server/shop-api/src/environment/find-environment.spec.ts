import { createUserSpec } from '@shop/contract/users/create-user';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { sql } from 'drizzle-orm';
import { shopEnvironment } from '../db/schema';
import { DEMO_PASSWORD, hasDemoMembers } from '../seed/demo-members';
import { isEmpty } from '../seed/seed-shop';
import { findEnvironment } from './find-environment';
import { markEnvironment, readEnvironmentMark } from './mark-environment';

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi();
});
afterEach(() => api.close());

const unmark = () => api.db.delete(shopEnvironment);
/** Gives the accounts for which the condition holds an address that no demo account has. */
const rename = (condition = sql`true`) =>
  api.db.execute(sql`update users set email = 'moved' || id || '@example.com' where ${condition}`);

it('a database that the demonstration’s seed filled says so', async () => {
  expect(await readEnvironmentMark(api.db)).toBe('demo');
});

it('the first word stands, whoever says another one later', async () => {
  expect(await markEnvironment(api.db, 'live')).toBe('demo');
  await unmark();
  expect(await markEnvironment(api.db, 'live')).toBe('live');
  expect(await markEnvironment(api.db, 'demo')).toBe('live');
  expect(await findEnvironment(api.db)).toBe('live');
});

it.each([
  ['a second word', sql`insert into shop_environment (id, env) values (false, 'live')`],
  ['another word', sql`update shop_environment set env = 'test'`],
])('the database itself takes no %s', async (_name, statement) => {
  await expect(api.db.execute(statement)).rejects.toThrow();
});

describe('a database that does not say yet what it is', () => {
  beforeEach(() => unmark());

  it('is a demonstration’s with the demo accounts', async () => {
    expect(await findEnvironment(api.db)).toBe('demo');
  });

  it.each([
    ['an expired account alone', () => rename(sql`email <> 'expired@example.jp'`)],
    ['the manager’s account alone', () => rename(sql`not is_manager`)],
    [
      'accounts of before mail addresses were proved',
      () => api.db.execute(sql`update users set email_verified_at = null`),
    ],
    ['tables of before databases said so', () => api.db.execute(sql`drop table shop_environment`)],
  ])('also with %s', async (_name, prepare) => {
    await prepare();
    expect(await readEnvironmentMark(api.db)).toBeNull();
    expect(await findEnvironment(api.db)).toBe('demo');
  });

  it('is a live shop’s with anything else in it', async () => {
    await rename();
    expect(await findEnvironment(api.db)).toBe('live');
  });

  it('is a live shop’s although a shopper took the address and the password of a demo account', async () => {
    await rename();
    const answer = await api.call(createUserSpec, {
      body: {
        email: 'member@example.jp',
        password: DEMO_PASSWORD,
        last_name: '山田',
        first_name: '花子',
        last_name_kana: 'ヤマダ',
        first_name_kana: 'ハナコ',
      },
    });
    expect(answer.status).toBe(201);
    expect(await hasDemoMembers(api.db)).toBe(false);
    expect(await findEnvironment(api.db)).toBe('live');
  });

  it('is nobody’s while it is empty, and asking changes nothing', async () => {
    await api.db.execute(sql`truncate channels cascade`);
    expect(await isEmpty(api.db)).toBe(true);
    expect(await findEnvironment(api.db)).toBeNull();
    expect(await api.db.select().from(shopEnvironment)).toEqual([]);
  });
});
