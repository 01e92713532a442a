import { checkReminderSpec } from '@shop/contract/reminder/check-reminder';
import { requestReminderSpec } from '@shop/contract/reminder/request-reminder';
import { resetReminderSpec } from '@shop/contract/reminder/reset-reminder';
import { SecurityQuestion } from '@shop/contract/users/user-input';
import { is } from 'valibot';
import { takeRate } from '../auth/rate-limit';
import { findUserByLogin } from '../auth/user-store';
import { handle, type Route } from '../http/handle';
import type { RouteContext } from '../http/route-context';
import { requireReminder, resetByReminder } from './reset-by-reminder';
import { sendReminder } from './send-reminder';

const WINDOW_MS = 15 * 60 * 1000;
/** Mails to one address, whoever asks for them. */
const PER_MAIL_ADDRESS = { count: 5, windowMs: WINDOW_MS };
const PER_CLIENT_ADDRESS = { count: 30, windowMs: WINDOW_MS };

const takeTryRate = ({ db, clock, clientAddress }: RouteContext) =>
  takeRate(db, clock, `reminder-try/${clientAddress}`, PER_CLIENT_ADDRESS);

/** POST /v1/reminder/request */
const requestReminderRoute = handle(requestReminderSpec, async (context, { body: { email, target } }) => {
  const { db, channel, clock, clientAddress, log } = context;
  await takeRate(db, clock, `reminder/${clientAddress}`, PER_CLIENT_ADDRESS);
  await takeRate(db, clock, `reminder/${channel.id}/${email}`, PER_MAIL_ADDRESS);
  const user = await findUserByLogin(db, channel.id, email);
  // Not waited for: the time of the answer must not tell whether there is such an account. reliability 4
  if (user !== null)
    void sendReminder(context, user, target).catch((error: unknown) => {
      log.error({ err: error }, 'reminder was not sent');
    });
  return undefined;
});

/** POST /v1/reminder/check */
const checkReminderRoute = handle(checkReminderSpec, async (context, { body }) => {
  await takeTryRate(context);
  const { token, user } = await requireReminder(context, body.token);
  const isUsername = token.purpose === 'reminder-username';
  return {
    target: isUsername ? ('username' as const) : ('password' as const),
    question_ct: is(SecurityQuestion, user.reminderQuestionCt) ? user.reminderQuestionCt : null,
    username: isUsername && user.reminderQuestionCt === null ? user.username : null,
  };
});

/** POST /v1/reminder/reset */
const resetReminderRoute = handle(resetReminderSpec, async (context, { body }) => {
  await takeTryRate(context);
  return resetByReminder(context, body);
});

export const reminderRoutes: readonly Route[] = [
  requestReminderRoute,
  checkReminderRoute,
  resetReminderRoute,
];
