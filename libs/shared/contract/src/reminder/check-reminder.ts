import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { USER_ERRORS } from '../users/user-errors';
import { SecurityQuestion } from '../users/user-input';
import { SecretToken } from '../wire/secret-token';
import { ReminderTarget } from './reminder-target';

const schemas = {
  body: v.object({ token: SecretToken }),
  response: v.object({
    target: ReminderTarget,
    /** 1 to 4; null where no answer is required. */
    question_ct: v.nullable(SecurityQuestion),
    /** The present user name, where that was forgotten. */
    username: v.nullable(v.string()),
  }),
};

/** Whether the secret of a link still holds, and which security question has to be answered (account §4). */
export const checkReminder: EndpointOf<typeof schemas> = {
  method: 'POST',
  path: '/v1/reminder/check',
  auth: 'none',
  responseType: 'json',
};

export const checkReminderSpec = specify({
  endpoint: checkReminder,
  schemas,
  summary: '再設定リンクの確認',
  errors: [USER_ERRORS.reminderInvalid],
});
