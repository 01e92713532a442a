import { requestReminderSpec } from '@shop/contract/reminder/request-reminder';
import type { TestApi } from '@shop/testing-api/open-test-api';
import { memberPage } from './member-page';
import type { Prepare } from './scenario';

const NEWCOMER = 'manager@example.jp';
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

/** The scenarios of registration and of reminders. */
export const REGISTRATION_SCENARIOS: Readonly<Record<string, Prepare>> = {
  register: () => ({ path: '/register/' }),
  'register-complete': memberPage('/register/complete/'),
  'register-complete-unverified': memberPage('/register/complete/', {}, UNREGISTERED),
  'register-complete-guest': () => ({ path: '/register/complete/' }),
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
