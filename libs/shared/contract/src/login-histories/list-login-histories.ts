import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { Id } from '../wire/id';
import { PageQuery } from '../wire/page-query';
import { Timestamp } from '../wire/timestamp';

/** How a member signed in: `code` is the one-time code after any other way, `mail_link` a new password by the reminder's link. */
const LoginMethod = v.picklist(['password', 'code', 'passkey', 'provider', 'other_shop', 'mail_link']);
export type LoginMethod = v.InferOutput<typeof LoginMethod>;

/** One sign-in, shown so that the member notices a stranger's. */
const LoginHistory = v.object({
  id: Id,
  logged_in_at: Timestamp,
  /** Where it came from, e.g. `203.0.113.7`. */
  ip_address: v.string(),
  /** The browser as it named itself. */
  user_agent: v.string(),
  /** Null where it was not recorded yet. An addition to the specification's fields. */
  method: v.nullable(LoginMethod),
});

const schemas = { query: PageQuery, response: v.array(LoginHistory) };

/** The member's sign-ins, newest first. */
export const listLoginHistories: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/me/login-histories',
  auth: 'member',
  responseType: 'json',
};

export const listLoginHistoriesSpec = specify({
  endpoint: listLoginHistories,
  schemas,
  summary: 'ログイン履歴',
  errors: [],
});
