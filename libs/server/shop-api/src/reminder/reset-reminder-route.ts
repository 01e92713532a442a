import { resetReminderSpec } from '@shop/contract/reminder/reset-reminder';
import { defineRoute } from '../http/define-route';
import { resetByReminder } from './reset-by-reminder';
import { countReminderAttempt } from './count-reminder-attempt';

/** POST /v1/reminder/reset */
export const resetReminderRoute = defineRoute(resetReminderSpec, async (context, { body }) => {
  await countReminderAttempt(context);
  return resetByReminder(context, body);
});
