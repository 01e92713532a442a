import { requestReminder } from '@shop/contract/reminder/request-reminder';
import { updateMyUser } from '@shop/contract/users/update-my-user';
import { isLoginAtom } from '@shop/session/session-atoms';
import { mails } from '@shop/shop-api/db/schema';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { until } from '@shop/testing-api/until';
import { reminderQuery } from './reminder-query';
import { resetPassword } from './reset-password';

const EMAIL = 'second@example.jp';
const PASSWORD = 'demo-pass-2026';
const NAMES = { last_name: '森', first_name: '一', last_name_kana: 'モリ', first_name_kana: 'ハジメ' };
let api: TestApi;
let services: TestServices;
beforeAll(async () => {
  api = await openTestApi();
  services = await createTestServices((await api.serve()).url);
});
afterEach(() => services.session.logout());
afterAll(() => {
  services.session.close();
  return api.close();
});

/** The secret of the link that a request has had sent. */
async function secretOf(target: 'password' | 'username', path: string): Promise<string> {
  await api.db.delete(mails);
  await services.api.call(requestReminder, { body: { email: EMAIL, target } });
  const secret = await until(`a mail with a link to ${path}`, async () => {
    const [mail] = await api.mailbox();
    return mail?.text.split(`${path}?token=`)[1];
  });
  return /^[\w-]+/.exec(secret)?.[0] ?? '';
}
const check = (token: string) => services.queryClient.fetchQuery(reminderQuery(services.api, token));
const isLogin = () => services.store.get(isLoginAtom);

it('[trans-password-reset-check] [trans-password-reset-login] the link of the mail holds once, and the reset signs in', async () => {
  const token = await secretOf('password', '/reminder/reset');
  expect(await check(token)).toEqual({ target: 'password', question: null, username: null });
  const told: unknown[] = [];
  const onReset = (hasDeletedPasskeys: boolean) => void told.push([hasDeletedPasskeys, isLogin()]);
  expect(await resetPassword(services, { token, answer: '', password: 'hana-to-mori-7' }, onReset)).toBe(
    true,
  );
  expect([told, isLogin()]).toEqual([[[false, false]], true]);
  const again = resetPassword(services, { token, answer: '', password: PASSWORD });
  await expect(again).rejects.toMatchObject({ code: 'reminder.invalid' });
});

it('[trans-password-reset-check] [entity-reminder] the security question is set by the check, and its answer is needed', async () => {
  await services.session.login({ identifier: EMAIL, password: 'hana-to-mori-7' });
  const reminder = { question_ct: 4, answer: 'カレー' } as const;
  await services.api.call(updateMyUser, {
    body: { ...NAMES, reminder, current_password: 'hana-to-mori-7' },
  });
  await services.session.logout();
  const token = await secretOf('password', '/reminder/reset');
  expect((await check(token)).question).toBe('好きな食べ物');
  const reset = (answer: string) => resetPassword(services, { token, answer, password: PASSWORD });
  await expect(reset('うどん')).rejects.toMatchObject({ code: 'reminder.wrong_answer' });
  expect(isLogin()).toBe(false);
  expect(await reset(' ｶﾚｰ ')).toBe(true);
});

it('the link about a user name leads to its own page, and names no user name that a question protects', async () => {
  const token = await secretOf('username', '/reminder/username/reset');
  expect(await check(token)).toEqual({ target: 'username', question: '好きな食べ物', username: null });
});
