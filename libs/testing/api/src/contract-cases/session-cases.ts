import { createSyncTokenSpec } from '@shop/contract/auth/create-sync-token';
import { finishOauthSpec } from '@shop/contract/auth/finish-oauth';
import { linkOauthSpec } from '@shop/contract/auth/link-oauth';
import { loginSpec } from '@shop/contract/auth/login';
import { loginSyncChannelSpec } from '@shop/contract/auth/login-sync-channel';
import { logoutSpec } from '@shop/contract/auth/logout';
import { refreshTokenSpec } from '@shop/contract/auth/refresh-token';
import { startOauthSpec } from '@shop/contract/auth/start-oauth';
import { unlockAccountSpec } from '@shop/contract/auth/unlock-account';
import { verifyLoginSpec } from '@shop/contract/auth/verify-login';
import { checkEmailVerifySpec } from '@shop/contract/email-verify/check-email-verify';
import { requestEmailVerifySpec } from '@shop/contract/email-verify/request-email-verify';
import { checkReminderSpec } from '@shop/contract/reminder/check-reminder';
import { requestReminderSpec } from '@shop/contract/reminder/request-reminder';
import { resetReminderSpec } from '@shop/contract/reminder/reset-reminder';
import { createUserSpec } from '@shop/contract/users/create-user';
import { cancelPendingEmailSpec } from '@shop/contract/users/cancel-pending-email';
import { deleteMyUserSpec } from '@shop/contract/users/delete-my-user';
import { exportMyDataSpec } from '@shop/contract/users/export-my-data';
import { getMyUserSpec } from '@shop/contract/users/get-my-user';
import { getUserDummySpec } from '@shop/contract/users/get-user-dummy';
import { updateMyPasswordSpec } from '@shop/contract/users/update-my-password';
import { updateMyUserSpec } from '@shop/contract/users/update-my-user';
import type { Caller } from './callers';
import { type ContractCase, invalid, rejection, NO_INPUT, notFound, UNKNOWN_SECRET } from './contract-case';
import { newUserInput, type CaseFixtures } from './case-fixtures';
import { DEMO_PASSWORD } from '../demo-password';

const NEW_PASSWORD = 'umi-to-sora-9';
const TRIES_UNTIL_LOCKED = 11;
const OWN_NAME = {
  last_name: '山田',
  first_name: '花子',
  last_name_kana: 'ヤマダ',
  first_name_kana: 'ハナコ',
};
const OAUTH_SPEC = 'auth/oauth/oauth.spec.ts';

const login = (email: string, password = DEMO_PASSWORD) => ({ body: { email, password } });
const syncToken = async ({ api }: CaseFixtures, owner: Caller) => {
  const { body } = await api.call(
    createSyncTokenSpec,
    { body: { channel: 'default' } },
    {
      ...(await elsewhere(api, owner)),
    },
  );
  return { body: { sync_token: body.sync_token } };
};
/** The owner in the shop that is changed over from. */
const elsewhere = async (api: CaseFixtures['api'], { email }: Caller) => ({
  channel: 'gift',
  token: await api.signIn(email, 'gift'),
});
const verification = async (world: CaseFixtures) => {
  const email = 'mfa@example.jp';
  const { body } = await world.api.call(loginSpec, login(email));
  const mail = await world.mailTo(email, /\d{6}/);
  return {
    body: {
      user_id: body.user_id,
      verify_code: /確認コード: (\d{6})/.exec(mail)?.[1] ?? '',
      verify_token: body.verify_token,
    },
  };
};
const lockedOut = async (world: CaseFixtures) => {
  const { email } = await world.newcomer();
  for (let tries = 0; tries < TRIES_UNTIL_LOCKED; tries += 1)
    await world.api.call(loginSpec, login(email, 'wrong-pass-1'));
  const mail = await world.mailTo(email, /unlock\?code=/);
  return { params: { code: /unlock\?code=([\w-]+)/.exec(mail)![1] } };
};
const mailedLink = async (world: CaseFixtures) => {
  const { mail } = await world.newcomer();
  return { body: { token: /token=([\w-]+)/.exec(mail)![1] } };
};
const reminder = async (world: CaseFixtures) => {
  const { email } = await world.newcomer();
  await world.api.call(requestReminderSpec, { body: { email } });
  const mail = await world.mailTo(email, /reminder[^\s]*token=/);
  return { body: { token: /reminder[^\s]*token=([\w-]+)/.exec(mail)![1] } };
};
let registered = 0;
const registration = () => {
  registered += 1;
  return { body: newUserInput(`registered${registered}@example.jp`) };
};

/** Calls for signing in and out, and for the account itself. */
export const SESSION_CASES: readonly ContractCase[] = [
  {
    spec: loginSpec,
    input: () => login('member@example.jp'),
    rejection: rejection('auth.login_failed', { body: { password: 'wrong-pass-1' } }),
  },
  {
    spec: verifyLoginSpec,
    input: verification,
    rejection: rejection('auth.verify_failed', { body: { verify_token: UNKNOWN_SECRET } }),
  },
  { spec: refreshTokenSpec, rejection: NO_INPUT },
  { spec: logoutSpec, rejection: NO_INPUT, endsSession: true },
  {
    spec: createSyncTokenSpec,
    input: () => ({ body: { channel: 'gift' } }),
    rejection: rejection('auth.sync_failed', { body: { channel: 'no-such-shop' } }),
  },
  {
    spec: loginSyncChannelSpec,
    input: syncToken,
    rejection: rejection('auth.sync_failed', { body: { sync_token: UNKNOWN_SECRET } }),
  },
  {
    spec: unlockAccountSpec,
    input: lockedOut,
    rejection: rejection('auth.unlock_failed', { params: { code: UNKNOWN_SECRET } }),
  },
  // Somebody else has to sign the shopper in: the specs of signing in elsewhere run a real provider.
  {
    spec: startOauthSpec,
    input: () => ({ params: { type: 'nobody' }, query: {} }),
    rejection: notFound('oauth.provider_not_found', {}),
    successIn: OAUTH_SPEC,
  },
  {
    spec: finishOauthSpec,
    input: () => ({
      params: { type: 'nobody' },
      query: { state: UNKNOWN_SECRET, code: 'x', browser_secret: UNKNOWN_SECRET },
    }),
    rejection: notFound('oauth.provider_not_found', {}),
    successIn: OAUTH_SPEC,
  },
  {
    spec: linkOauthSpec,
    input: () => ({ body: { state: UNKNOWN_SECRET, browser_secret: UNKNOWN_SECRET } }),
    rejection: rejection('oauth.failed', {}),
    successIn: OAUTH_SPEC,
  },
  {
    spec: requestEmailVerifySpec,
    input: () => ({ body: { email: 'unregistered@example.jp' } }),
    rejection: invalid({ body: { email: 'no address' } }),
  },
  {
    spec: checkEmailVerifySpec,
    input: mailedLink,
    rejection: rejection('email_verify.failed', { body: { token: UNKNOWN_SECRET } }),
  },
  {
    spec: requestReminderSpec,
    input: () => ({ body: { email: 'member@example.jp' } }),
    rejection: invalid({ body: { email: 'no address' } }),
  },
  {
    spec: checkReminderSpec,
    input: reminder,
    rejection: rejection('reminder.invalid', { body: { token: UNKNOWN_SECRET } }),
  },
  {
    spec: resetReminderSpec,
    input: async (world) => ({ body: { ...(await reminder(world)).body, password: NEW_PASSWORD } }),
    rejection: rejection('reminder.invalid', { body: { token: UNKNOWN_SECRET } }),
  },
  {
    spec: createUserSpec,
    input: registration,
    rejection: rejection('user.email_taken', { body: { email: 'member@example.jp' } }),
  },
  { spec: getMyUserSpec, rejection: NO_INPUT },
  {
    spec: updateMyUserSpec,
    input: () => ({ body: OWN_NAME }),
    rejection: invalid({ body: { last_name: '' } }),
  },
  { spec: getUserDummySpec, rejection: NO_INPUT },
  {
    spec: updateMyPasswordSpec,
    channel: 'corporate',
    input: () => ({ body: { current_password: DEMO_PASSWORD, password: NEW_PASSWORD } }),
    rejection: rejection('user.wrong_password', { body: { current_password: 'wrong-pass-1' } }),
  },
  { spec: cancelPendingEmailSpec, rejection: NO_INPUT },
  { spec: exportMyDataSpec, rejection: NO_INPUT },
  {
    spec: deleteMyUserSpec,
    channel: 'school',
    input: () => ({ body: { current_password: DEMO_PASSWORD } }),
    rejection: invalid({ body: { current_password: '' } }),
    endsSession: true,
  },
];
