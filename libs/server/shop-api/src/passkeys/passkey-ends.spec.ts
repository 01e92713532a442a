import { createPasskeySpec } from '@shop/contract/passkeys/create-passkey';
import { deletePasskeySpec } from '@shop/contract/passkeys/delete-passkey';
import { loginByPasskeySpec } from '@shop/contract/passkeys/login-by-passkey';
import { requestReminderSpec } from '@shop/contract/reminder/request-reminder';
import { resetReminderSpec } from '@shop/contract/reminder/reset-reminder';
import { getMyUserSpec } from '@shop/contract/users/get-my-user';
import { addPasskey, makePasskey, signByPasskey } from '@shop/testing-api/add-passkey';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { mails, passkeys } from '../db/schema';

const EMAIL = 'member@example.jp';
const ORIGIN = 'https://shop.example';
const TOLD = '追加されていたパスキーをすべて削除しました';

let api: TestApi;
let owner: { token: string; origin: string };
beforeEach(async () => {
  api = await openTestApi({ config: { shopOrigins: { default: ORIGIN } } });
  owner = { token: await api.signIn(EMAIL), origin: ORIGIN };
  await api.db.delete(passkeys);
});
afterEach(() => api.close());

async function linkOfMail(): Promise<string> {
  await api.db.delete(mails);
  await api.call(requestReminderSpec, { body: { email: EMAIL, target: 'password' } });
  while ((await api.mailbox()).length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  return /token=([\w-]+)/.exec((await api.mailbox())[0]?.text ?? '')?.[1] ?? '';
}
const reset = (token: string) => api.call(resetReminderSpec, { body: { token, password: 'hana-to-mori-7' } });
const login = (body: object) => api.callWith(loginByPasskeySpec, { body });
const remove = async (id: number) => {
  expect((await api.call(deletePasskeySpec, { params: { id } }, owner)).status).toBe(204);
};
const isSignedIn = async (token: string) => (await api.call(getMyUserSpec, {}, { token })).status === 200;
/** Runs a change before the next transaction of the API. */
function interleave(change: () => Promise<unknown>): void {
  const transaction = api.db.transaction.bind(api.db);
  jest.spyOn(api.db, 'transaction').mockImplementationOnce(async (work, config) => {
    await change();
    return transaction(work, config);
  });
}

// reliability 4
describe('a reset by mail', () => {
  it('deletes the member’s passkeys alone, and says so', async () => {
    const { device } = await addPasskey(api, owner);
    await addPasskey(api, { token: await api.signIn('second@example.jp'), origin: ORIGIN });
    const { body } = await reset(await linkOfMail());
    expect(body.has_deleted_passkeys).toBe(true);
    expect((await login(await signByPasskey(api, device))).status).toBe(422);
    expect(await api.db.$count(passkeys)).toBe(1);
    const [mail] = await api.mailbox();
    expect(mail?.subject).toContain('パスワードを変更しました');
    expect(mail?.text).toContain(TOLD);
  });

  it('says nothing of passkeys where there was none', async () => {
    const { body } = await reset(await linkOfMail());
    expect(body.has_deleted_passkeys).toBe(false);
    expect((await api.mailbox())[0]?.text).not.toContain(TOLD);
  });

  it('is not outlived by a passkey that was being added', async () => {
    const { body } = await makePasskey(api, owner);
    const link = await linkOfMail();
    interleave(() => reset(link));
    const { status } = await api.callWith(createPasskeySpec, { body }, owner);
    expect([status, await api.db.$count(passkeys)]).toEqual([401, 0]);
  });
});

// reliability 4
describe('the deletion of a passkey', () => {
  it('ends all other sessions, and the mail says so', async () => {
    const { id, device } = await addPasskey(api, owner);
    const { body } = await login(await signByPasskey(api, device));
    const intruder = body.access_token ?? '';
    expect(await isSignedIn(intruder)).toBe(true);
    await remove(id);
    expect([await isSignedIn(intruder), await isSignedIn(owner.token)]).toEqual([false, true]);
    expect((await api.mailbox())[0]?.text).toContain('ほかの端末では、もう一度ログインが必要です。');
  });

  it('is not outlived by a sign-in that was under way', async () => {
    const { id, device } = await addPasskey(api, owner);
    const signed = await signByPasskey(api, device);
    interleave(() => remove(id));
    const { status, error } = await login(signed);
    expect([status, error.code]).toEqual([422, 'passkey.login_failed']);
  });
});
