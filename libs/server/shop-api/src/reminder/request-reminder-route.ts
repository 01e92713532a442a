import { requestReminderSpec } from '@shop/contract/reminder/request-reminder';
import { consumeRateLimit } from '../auth/rate-limit';
import { findUserByLogin } from '../auth/user-store';
import { defineRoute } from '../http/define-route';
import { sendReminder } from './send-reminder';
import { REMINDER_PER_CLIENT_ADDRESS, REMINDER_PER_MAIL_ADDRESS } from './reminder-rate-limits';

/** POST /v1/reminder/request */
export const requestReminderRoute = defineRoute(
  requestReminderSpec,
  async (context, { body: { email, target } }) => {
    const { db, channel, clock, clientAddress, log } = context;
    await consumeRateLimit(db, clock, `reminder/${clientAddress}`, REMINDER_PER_CLIENT_ADDRESS);
    await consumeRateLimit(db, clock, `reminder/${channel.id}/${email}`, REMINDER_PER_MAIL_ADDRESS);
    const user = await findUserByLogin(db, channel.id, email);
    // Not awaited: the response time must not show whether there is such an account. reliability 4
    if (user !== null)
      void sendReminder(context, user, target).catch((error: unknown) => {
        log.error({ err: error }, 'reminder was not sent');
      });
    return undefined;
  },
);
