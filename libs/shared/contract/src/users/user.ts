import * as v from 'valibot';
import { Id } from '../wire/id';
import { DateText } from '../wire/timestamp';
import { Gender } from './user-input';

/** The member's own data (account §3 "User"). */
export const User = v.object({
  id: Id,
  /** Member number. */
  code: v.string(),
  email: v.object({ email: v.string() }),
  /** The member has shown that mails to the address arrive. */
  is_email_verified: v.optional(v.boolean()),
  /** The address that waits for its proof, to take the place of the other; null while there is none. */
  pending_email: v.optional(v.nullable(v.string())),
  username: v.string(),
  company_name: v.string(),
  department_or_position: v.string(),
  last_name: v.string(),
  first_name: v.string(),
  last_name_kana: v.string(),
  first_name_kana: v.string(),
  phone_number: v.string(),
  cell_phone_number: v.string(),
  fax: v.string(),
  job: v.string(),
  gender_ct: v.nullable(Gender),
  birthday: v.nullable(DateText),
  is_registered_member: v.boolean(),
  is_receive_newsletter: v.boolean(),
  /** The security question of the password reminder, 1 to 4 (account §3); null while none is set. */
  reminder: v.nullable(v.object({ question_ct: v.number() })),
  /** The company that the member orders for (`GET /v1/me/company`); left out where there is none. */
  company: v.optional(v.object({ name: v.string() })),
  customer_group: v.object({ id: Id, name: v.string() }),
});
export type User = v.InferOutput<typeof User>;
