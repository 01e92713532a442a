import * as v from 'valibot';
import { Id } from '../wire/id';
import { Timestamp } from '../wire/timestamp';

/**
 * What login, verification and refresh return (core §3 "Login response").
 * With `is_verify` the one-time code is still missing: there is no token yet, and `user_id` names who waits.
 */
export const LoginResponse = v.object({
  /** A signed token whose subject is the user id; null while the one-time code is missing. */
  access_token: v.nullable(v.string()),
  /** Seconds. */
  expires_in: v.nullable(v.number()),
  expires_at: v.nullable(Timestamp),
  is_registered_member: v.boolean(),
  has_password_expired: v.boolean(),
  has_mail_error_count_over: v.boolean(),
  is_manager_login: v.boolean(),
  user_id: Id,
  is_verify: v.boolean(),
  /** Always null: the code is sent by mail only. */
  verify_code: v.null(),
  /** Sent back with the code, it ties the code to this attempt; null where no code is required. */
  verify_token: v.nullable(v.string()),
});

export type LoginResponse = v.InferOutput<typeof LoginResponse>;
