import type { UserMemorialInput } from '@shop/contract/user-memorials/user-memorial';
import type { InferOutput } from 'valibot';
import type { MemorialFields } from './user-memorial-store';

/** The columns of an anniversary from the body of a request. */
export const memorialFields = (input: InferOutput<typeof UserMemorialInput>): MemorialFields => ({
  targetUserName: input.target_user_name,
  divisionCt: input.division_ct,
  name: input.name,
  month: input.month,
  date: input.date,
  call: input.call,
});
