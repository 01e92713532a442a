import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { Email } from '../users/user-input';
import { ReminderTarget } from './reminder-target';

const schemas = {
  body: v.object({ email: Email, target: v.optional(ReminderTarget, 'password') }),
};

/** Sends a mail with a link to set a new password or user name. The response is the same whether or not there is such an account. */
export const requestReminder: EndpointOf<typeof schemas> = {
  method: 'POST',
  path: '/v1/reminder/request',
  auth: 'none',
  responseType: 'empty',
};

export const requestReminderSpec = specify({
  endpoint: requestReminder,
  schemas,
  summary: '再設定メールの送信',
  errors: [],
  status: 204,
});
