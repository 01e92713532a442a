import { requestReminderSpec } from '@shop/contract/reminder/request-reminder';
import { consumeRateLimit } from '../http/rate-limit';
import { findUserByLogin } from '../auth/user-store';
import { defineRoute } from '../http/define-route';
import { limitReminders } from './limit-reminders';
import { sendReminder } from './send-reminder';
import { REMINDER_PER_CLIENT_IP, REMINDER_PER_EMAIL } from './reminder-rate-limits';

/** POST /v1/reminder/request */
export const requestReminderRoute = defineRoute(
  requestReminderSpec,
  async (context, { body: { email, target } }) => {
    const { db, channel, clock, rateIp, afterResponse } = context;
    await consumeRateLimit(db, clock, `reminder/${rateIp}`, REMINDER_PER_CLIENT_IP);
    await consumeRateLimit(db, clock, `reminder/${channel.id}/${email}/${rateIp}`, REMINDER_PER_EMAIL);
    const { needsPause } = await limitReminders(context, email);
    const user = await findUserByLogin(db, channel.id, email);
    if (user !== null)
      afterResponse('reminder was not sent', () => sendReminder(context, user, { target, needsPause }));
    return undefined;
  },
);
