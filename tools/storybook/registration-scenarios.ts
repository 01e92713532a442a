import { requestEmailVerifySpec } from '@shop/contract/email-verify/request-email-verify';
import { requestReminderSpec } from '@shop/contract/reminder/request-reminder';
import { firstMail } from '@shop/testing-api/first-mail';
import type { TestApi } from '@shop/testing-api/open-test-api';
import { memberPage } from './member-page';
import type { Prepare } from './scenario';

const NEWCOMER = 'manager@example.jp';
const PASSWORD = 'demo-pass-2026';
const UNREGISTERED = 'unregistered@example.jp';
/** Of the form of a mail's secret, and nobody's. */
const UNKNOWN_SECRET = 'AAAAAAAAAAAAAAAAAAAAAA';
/** A reminder's mail is sent after its response; what has not come by then never will. */
const MAIL_LIMIT_MS = 60_000;
const MAIL_PAUSE_MS = 20;

/** The secret of the link that a reminder mails. */
async function reminderSecret(api: TestApi, target: 'password' | 'username'): Promise<string> {
  const path = target === 'password' ? '/reminder/reset' : '/reminder/username/reset';
  await api.call(requestReminderSpec, { body: { email: NEWCOMER, target } });
  const limit = AbortSignal.timeout(MAIL_LIMIT_MS);
  while (!limit.aborted) {
    const mail = (await api.mailbox()).find(({ text }) => text.includes(`${path}?token=`));
    if (mail !== undefined) return /token=([\w-]+)/.exec(mail.text)?.[1] ?? '';
    await new Promise((resolve) => setTimeout(resolve, MAIL_PAUSE_MS));
  }
  throw new Error('The reminder sent no mail');
}

/** The link by which the proved address of a member becomes another, opened where nobody is signed in. */
const changeOfAddress: Prepare = async (api) => {
  const body = { email: 'moved@example.jp', current_password: PASSWORD };
  await api.callWith(requestEmailVerifySpec, { body }, { token: await api.signIn(NEWCOMER) });
  const link = /\/verify\/email\?token=([\w-]+)/;
  const [, secret] = link.exec((await firstMail(api, link)).text) ?? [];
  return { path: `/verify/email/?token=${secret}` };
};

/** The scenarios of registration and of reminders. */
export const REGISTRATION_SCENARIOS: Readonly<Record<string, Prepare>> = {
  register: () => ({ path: '/register/' }),
  'register-complete': memberPage('/register/complete/'),
  'register-complete-unverified': memberPage('/register/complete/', {}, UNREGISTERED),
  'register-complete-guest': () => ({ path: '/register/complete/' }),
  'verify-email-change': changeOfAddress,
  reminder: () => ({ path: '/reminder/' }),
  'reminder-username': () => ({ path: '/reminder/username/' }),
  'reset-password': async (api) => ({
    path: `/reminder/reset/?token=${await reminderSecret(api, 'password')}`,
  }),
  'reset-password-invalid': () => ({ path: `/reminder/reset/?token=${UNKNOWN_SECRET}` }),
  'reset-username': async (api) => ({
    path: `/reminder/username/reset/?token=${await reminderSecret(api, 'username')}`,
  }),
  'reset-username-invalid': () => ({ path: `/reminder/username/reset/?token=${UNKNOWN_SECRET}` }),
};
