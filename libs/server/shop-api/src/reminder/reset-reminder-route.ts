import { resetReminderSpec } from '@shop/contract/reminder/reset-reminder';
import { handle } from '../http/handle';
import { resetByReminder } from './reset-by-reminder';
import { countReminderAttempt } from './count-reminder-attempt';

/** POST /v1/reminder/reset */
export const resetReminderRoute = handle(resetReminderSpec, async (context, { body }) => {
  await countReminderAttempt(context);
  return resetByReminder(context, body);
});
