import { hasTokenAtom, isLoginAtom } from '@shop/session/session-atoms';
import { channels } from '@shop/shop-api/db/schema';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { eq } from 'drizzle-orm';
import { emptyRegistration, toRegistration } from './register-fields';
import { registerMember } from './register-member';

const PASSWORD = 'hana-to-mori-7';
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

const registration = (email: string) =>
  toRegistration({
    ...emptyRegistration,
    email,
    password: PASSWORD,
    lastName: '山田',
    firstName: '花子',
    lastNameKana: 'ヤマダ',
    firstNameKana: 'ハナコ',
    phoneNumber: '03-1234-5678',
  });
const session = () => ({
  hasToken: services.store.get(hasTokenAtom),
  isLogin: services.store.get(isLoginAtom),
});
/** Whether a newcomer has to verify the mail address first. */
const verifyFirst = (isUsed: boolean) =>
  api.db
    .update(channels)
    .set({ settings: { 'PLUGIN.VERIFY_EMAIL_AT_FIRST_LOGIN.IS_USE': isUsed } })
    .where(eq(channels.key, 'default'));

it('[trans-registration-login-or-stored] [trans-registration-islogin-default] [interp-registration-islogin] [const-registration-islogin-default] a newcomer is signed in unless told otherwise, after the page has moved on', async () => {
  await verifyFirst(false);
  const seen: unknown[] = [];
  await registerMember(services, registration('one@example.jp'), {
    onCreated: () => void seen.push(session()),
  });
  expect([seen, session()]).toEqual([
    [{ hasToken: false, isLogin: false }],
    { hasToken: true, isLogin: true },
  ]);
});

it('[trans-registration-login-or-stored] with isLogin false the account is just stored', async () => {
  await registerMember(services, registration('two@example.jp'), { isLogin: false });
  expect(session()).toEqual({ hasToken: false, isLogin: false });
  await services.session.login({ identifier: 'two@example.jp', password: PASSWORD });
  expect(session().hasToken).toBe(true);
});

it('in a shop that verifies mail addresses a newcomer holds a token and is not logged in', async () => {
  await verifyFirst(true);
  await registerMember(services, registration('three@example.jp'));
  expect(session()).toEqual({ hasToken: true, isLogin: false });
});

it('a page that could not move on does not keep the new member from being signed in', async () => {
  const onCreated = () => Promise.reject(new Error('no code of the next page'));
  const registering = registerMember(services, registration('four@example.jp'), { onCreated });
  await expect(registering).rejects.toThrow('no code');
  expect(session().hasToken).toBe(true);
});

it('a mail address that has an account is rejected, and nobody is signed in', async () => {
  const registering = registerMember(services, registration('member@example.jp'));
  await expect(registering).rejects.toMatchObject({ code: 'user.email_taken' });
  expect(session().hasToken).toBe(false);
});
