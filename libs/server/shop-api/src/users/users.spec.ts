import { loginSpec } from '@shop/contract/auth/login';
import { createUserSpec } from '@shop/contract/users/create-user';
import { deleteMyUserSpec } from '@shop/contract/users/delete-my-user';
import { getMyUserSpec } from '@shop/contract/users/get-my-user';
import { getUserDummySpec } from '@shop/contract/users/get-user-dummy';
import { updateMyPasswordSpec } from '@shop/contract/users/update-my-password';
import { updateMyUserSpec } from '@shop/contract/users/update-my-user';
import { listUserListsSpec } from '@shop/contract/user-lists/list-user-lists';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { eq, sql } from 'drizzle-orm';
import {
  catalogOrders,
  orders,
  products,
  rateCounters,
  restockNotices,
  userAddresses,
  userCards,
  users,
} from '../db/schema';

let api: TestApi;
let number = 0;

beforeAll(async () => {
  api = await openTestApi({ config: { shopOrigins: { default: 'http://default.test' } } });
});
beforeEach(() => api.db.delete(rateCounters));
afterAll(() => api.close());

const PASSWORD = 'hana-to-mori-7';
const newcomer = (change: object = {}) => {
  number += 1;
  return {
    email: `new${number}@example.jp`,
    password: PASSWORD,
    last_name: '山田',
    first_name: '花子',
    last_name_kana: 'やまだ',
    first_name_kana: 'ハナコ',
    ...change,
  };
};
const register = (change: object = {}, channel = 'default') =>
  api.callWith(createUserSpec, { body: newcomer(change) }, { channel });
const login = (email: string, password = PASSWORD) => api.call(loginSpec, { body: { email, password } });
const arrive = async () => {
  const body = newcomer();
  const response = await api.call(createUserSpec, { body });
  return { email: body.email, token: response.body.access_token ?? '', id: response.body.user_id };
};
const me = (token: string) => api.call(getMyUserSpec, {}, { token });

describe('registering', () => {
  it('[call-post-v1-users, trans-registration-login-or-stored, trans-registration-islogin-default] signs the new member in unless isLogin is false', async () => {
    const response = await register({ email: ' Ｎew.One@Example.JP ', birthday: '1990-04-01', gender_ct: 2 });
    expect(response.status).toBe(201);
    expect(response.body).toMatchObject({ is_registered_member: false, is_verify: false, expires_in: 3600 });
    const token = response.body.access_token ?? '';
    const { body } = await me(token);
    expect(body).toMatchObject({
      email: { email: 'new.one@example.jp' },
      last_name_kana: 'ヤマダ',
      birthday: '1990-04-01',
      gender_ct: 2,
      is_registered_member: false,
      customer_group: { name: '一般会員' },
    });
    expect(body.code).toMatch(/^M\d{6}$/);
    expect((await api.call(listUserListsSpec, { query: {} }, { token })).body).toHaveLength(1);
    const stored = await register({ is_login: false });
    expect(stored.body).toMatchObject({ access_token: null, expires_at: null });
  });

  it('sends a mail to be verified', async () => {
    const { email } = await arrive();
    const [mail] = await api.mailbox();
    expect(mail).toMatchObject({ to: email });
    expect(mail?.text).toMatch(
      /確認コード: \d{6}\n\nメールアドレスを確認する:\nhttp:\/\/default\.test\/verify\/email\?token=[\w-]{22}\n/,
    );
    expect(mail?.html).toContain('山田 花子 様');
  });

  it.each([
    ['a short password', { password: 'abc123' }, 'password', /8文字以上/],
    ['a password of letters', { password: 'abcdefghij' }, 'password', /半角英字と半角数字/],
    ['one that everybody has', { password: 'Password123' }, 'password', /推測されやすい/],
    ['one digit over and over', { password: 'aaaaaaa1' }, 'password', /推測されやすい/],
    ['no address', { email: 'nobody' }, 'email', /形式/],
    ['no name', { last_name: '' }, 'last_name', /姓を入力/],
    ['no kana', { last_name_kana: '' }, 'last_name_kana', /姓（カナ）を入力/],
    ['another script for kana', { last_name_kana: 'yamada' }, 'last_name_kana', /全角カタカナ/],
    ['a telephone number', { phone_number: '123' }, 'phone_number', /電話番号のフォーマット/],
    ['a day that is none', { birthday: '2001-02-30' }, 'birthday', /日付が無効です/],
    ['a day to come', { birthday: '2026-06-11' }, 'birthday', /日付が無効です/],
    ['a company name too long', { company_name: 'あ'.repeat(251) }, 'company_name', /250文字以内/],
    ['a user name with an @', { username: 'a@b.example' }, 'username', /ユーザー名/],
    ['a question without answer', { reminder: { question_ct: 1, answer: '' } }, 'reminder.answer', /答え/],
  ])('rejects %s', async (_, change, field, message) => {
    const { status, error } = await register(change);
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, [field]]);
    expect(error.errors?.[field]?.[0]).toMatch(message);
  });

  it('[valid-corporate-kana-optional, valid-company-name] requires the fields that the shop requires', async () => {
    const kana = { last_name_kana: '', first_name_kana: '' };
    const rejected = await register(kana, 'corporate');
    expect(rejected.error.errors).toEqual({ company_name: ['会社名を入力してください'] });
    expect((await register({ ...kana, company_name: '山田商店' }, 'corporate')).status).toBe(201);
    const required = async (channel: string) =>
      (await api.call(getUserDummySpec, {}, { channel })).body.required_fields;
    expect(await required('corporate')).toContain('company_name');
    expect(await required('default')).toContain('last_name_kana');
  });

  it('accepts each mail address that is proved, and each user name, once per shop', async () => {
    const body = newcomer({ username: 'Yamada.H' });
    await api.callWith(createUserSpec, { body });
    await api.db.update(users).set({ emailVerifiedAt: api.clock.now() }).where(eq(users.email, body.email));
    expect((await api.callWith(createUserSpec, { body })).error.code).toBe('user.email_taken');
    expect((await register({ username: 'yamada.h' })).error.code).toBe('user.username_taken');
    expect((await api.callWith(createUserSpec, { body }, { channel: 'gift' })).status).toBe(201);
  });

  it('ignores fields that a shopper may not write', async () => {
    const { body } = await register({
      is_registered_member: true,
      is_manager: true,
      group_id: 2,
      emailVerifiedAt: '2026-01-01',
    });
    const [row] = await api.db.select().from(users).where(eq(users.id, body.user_id));
    expect(row).toMatchObject({ isRegisteredMember: false, isManager: false, emailVerifiedAt: null });
  });
});

describe('the member’s own data', () => {
  it('[call-put-v1-me-user] is replaced, except for user name and mail address', async () => {
    const { token, email, id } = await arrive();
    const { username } = (await me(token)).body;
    const changed = await api.callWith(
      updateMyUserSpec,
      {
        body: {
          ...newcomer({ email: 'elsewhere@example.jp', first_name: '桜' }),
          is_receive_newsletter: 1,
          username: 'other',
          current_password: PASSWORD,
          reminder: { question_ct: 4, answer: 'カレー' },
        },
      },
      { token },
    );
    expect(changed.body).toMatchObject({
      first_name: '桜',
      username,
      email: { email },
      is_receive_newsletter: true,
      reminder: { question_ct: 4 },
    });
    const [mail] = await api.mailbox();
    expect(mail?.to).toBe('elsewhere@example.jp');
    const [row] = await api.db.select().from(users).where(eq(users.id, id));
    expect(row?.reminderAnswerHash).toMatch(/^\$argon2id\$/);
  });

  it('[call-put-v1-me-password] [gap-password-call-body] changes the password and ends every other session', async () => {
    const { token, email } = await arrive();
    const other = (await login(email)).body.access_token ?? '';
    const change = (current_password: string, password: string) =>
      api.call(updateMyPasswordSpec, { body: { current_password, password } }, { token });
    const wrong = await change('wrong-one-1', 'umi-to-sora-9');
    expect([wrong.status, wrong.error.code, wrong.error.message]).toEqual([
      422,
      'user.wrong_password',
      '現在のパスワードが正しくありません',
    ]);
    expect((await change(PASSWORD, email)).status).toBe(422);
    expect((await change(PASSWORD, 'umi-to-sora-9')).status).toBe(204);
    expect([(await me(token)).status, (await me(other)).status]).toEqual([200, 401]);
    expect([(await login(email)).status, (await login(email, 'umi-to-sora-9')).status]).toEqual([422, 200]);
    expect((await api.mailbox())[0]).toMatchObject({
      to: email,
      subject: expect.stringContaining('パスワードを変更しました') as string,
    });
  });

  it('does not truncate long passwords', async () => {
    const { token, email } = await arrive();
    const long = `${'a1-_.'.repeat(20)}x`;
    await api.call(updateMyPasswordSpec, { body: { current_password: PASSWORD, password: long } }, { token });
    expect((await login(email, long.slice(0, 72))).status).toBe(422);
    expect((await login(email, long)).status).toBe(200);
  });

  it('limits wrong guesses of the current password', async () => {
    const { token } = await arrive();
    const guess = () =>
      api.call(
        updateMyPasswordSpec,
        { body: { current_password: 'guess-123', password: 'umi-to-sora-9' } },
        { token },
      );
    const responses = await Promise.all(Array.from({ length: 12 }, guess));
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(2);
  });
});

describe('leaving', () => {
  it('[call-delete-v1-me-user] ends every session, deletes personal data, keeps the orders, and frees the mail address', async () => {
    const email = 'member@example.jp';
    const token = await api.signIn(email);
    const other = await api.signIn(email);
    const { id } = (await me(token)).body;
    const kept = await api.db.$count(orders, eq(orders.userId, id));
    const leave = (current_password: string) =>
      api.callWith(deleteMyUserSpec, { body: { current_password } }, { token });
    const wrong = await leave('guess-2026');
    expect(wrong.error).toMatchObject({
      code: 'user.wrong_password',
      errors: { current_password: ['現在のパスワードが正しくありません'] },
    });
    expect((await leave('')).status).toBe(422);
    expect((await me(token)).status).toBe(200);
    const [product] = await api.db.select({ id: products.id }).from(products).limit(1);
    const now = api.clock.now();
    await api.db
      .insert(restockNotices)
      .values({ channelId: 1, productId: product!.id, email, tokenHash: 'x', createdAt: now });
    await api.db.execute(sql`insert into catalog_orders
      (channel_id, user_id, number, email, address, catalogs, remarks, created_at)
      values (1, ${id}, 'C-1', ${email}, '{}', '[]', '', now())`);
    expect((await leave('demo-pass-2026')).status).toBe(204);
    expect(await api.db.$count(restockNotices, eq(restockNotices.email, email))).toBe(0);
    expect(await api.db.$count(catalogOrders, eq(catalogOrders.email, email))).toBe(0);
    expect([(await me(token)).status, (await me(other)).status]).toEqual([401, 401]);
    expect((await login(email, 'demo-pass-2026')).status).toBe(422);
    const [row] = await api.db.select().from(users).where(eq(users.id, id));
    expect(JSON.stringify(row)).not.toMatch(/member@example|森野|みどり|モリノ|0312345678/);
    expect(await api.db.$count(userAddresses, eq(userAddresses.userId, id))).toBe(0);
    expect(await api.db.$count(userCards, eq(userCards.userId, id))).toBe(0);
    expect(await api.db.$count(orders, eq(orders.userId, id))).toBe(kept);
    expect((await api.mailbox())[0]).toMatchObject({ to: email });
    expect((await register({ email })).status).toBe(201);
  });
});
