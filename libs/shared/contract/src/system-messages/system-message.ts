import * as v from 'valibot';
import { Id } from '../wire/id';
import { Timestamp } from '../wire/timestamp';

/** A line of the message center: what the shop writes to its members. */
export const SystemMessageEntry = v.object({
  id: Id,
  title: v.string(),
  is_important: v.boolean(),
  published_at: Timestamp,
  /** The member has opened it. */
  is_read: v.optional(v.boolean()),
});
export type SystemMessageEntry = v.InferOutput<typeof SystemMessageEntry>;

/** One whole message; `body` is plain text with line breaks. */
export const SystemMessage = v.object({ ...SystemMessageEntry.entries, body: v.string() });
export type SystemMessage = v.InferOutput<typeof SystemMessage>;
