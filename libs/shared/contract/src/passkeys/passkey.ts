import * as v from 'valibot';
import { Id } from '../wire/id';
import { requiredName } from '../wire/text-input';
import { Timestamp } from '../wire/timestamp';
import { MAX_PASSKEY_NAME } from './passkey-limits';

/** What the member calls a passkey. */
export const PasskeyName = requiredName('パスキーの名前', MAX_PASSKEY_NAME);

/** A passkey of a member, as its owner sees it: never its key. */
export const Passkey = v.object({
  id: Id,
  name: v.string(),
  created_at: Timestamp,
  /** Null until the member has signed in with it. */
  last_used_at: v.nullable(Timestamp),
});
export type Passkey = v.InferOutput<typeof Passkey>;
