import { requestReminderSpec } from '@shop/contract/reminder/request-reminder';
import type { FormWorld } from './member-form';

/** The secret of the link in the mail about a forgotten password or user name. */
export async function reminderToken(
  { api, email }: Pick<FormWorld, 'api' | 'email'>,
  target: 'password' | 'username',
): Promise<string> {
  await api.call(requestReminderSpec, { body: { email, target } });
  const mail = (await api.mailbox()).find(({ to, text }) => to === email && text.includes('/reset'));
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (token === undefined) throw new Error('No link was sent');
  return token;
}
