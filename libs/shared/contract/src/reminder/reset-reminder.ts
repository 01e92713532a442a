import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { LoginResponse } from '../auth/login-response';
import { NewPassword } from '../users/new-password';
import { USER_ERRORS } from '../users/user-errors';
import { Username } from '../users/user-input';
import { SecretToken } from '../wire/secret-token';
import { optionalLine } from '../wire/text-input';

const MAX_ANSWER_LENGTH = 100;

const schemas = {
  body: v.object({
    token: SecretToken,
    /** To the security question, where there is one. */
    answer: v.optional(optionalLine('答え', MAX_ANSWER_LENGTH), ''),
    password: v.optional(NewPassword),
    username: v.optional(Username),
  }),
  response: v.object({
    ...LoginResponse.entries,
    /** The member had passkeys, which a new password by mail deletes; an API without passkeys leaves it out. */
    has_deleted_passkeys: v.optional(v.boolean()),
  }),
};

/** Sets what the link was sent for, once. A new password ends every session and signs in; a new user name signs nobody in. */
export const resetReminder: EndpointOf<typeof schemas> = {
  method: 'POST',
  path: '/v1/reminder/reset',
  auth: 'none',
  responseType: 'json',
};

export const resetReminderSpec = specify({
  endpoint: resetReminder,
  schemas,
  summary: 'パスワード・ユーザー名の再設定',
  errors: [
    USER_ERRORS.reminderInvalid,
    USER_ERRORS.reminderWrongAnswer,
    USER_ERRORS.usernameTaken,
    USER_ERRORS.commonPassword,
  ],
});
