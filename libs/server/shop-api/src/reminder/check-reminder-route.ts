import { checkReminderSpec } from '@shop/contract/reminder/check-reminder';
import { SecurityQuestion } from '@shop/contract/users/user-input';
import { is } from 'valibot';
import { defineRoute } from '../http/define-route';
import { requireReminder } from './reset-by-reminder';
import { countReminderAttempt } from './count-reminder-attempt';

/** POST /v1/reminder/check */
export const checkReminderRoute = defineRoute(checkReminderSpec, async (context, { body }) => {
  await countReminderAttempt(context);
  const { token, user } = await requireReminder(context, body.token);
  const isUsername = token.purpose === 'reminder-username';
  const question = user.emailVerifiedAt === null ? null : user.reminderQuestionCt;
  return {
    target: isUsername ? ('username' as const) : ('password' as const),
    question_ct: is(SecurityQuestion, question) ? question : null,
    username: isUsername && question === null ? user.username : null,
  };
});
