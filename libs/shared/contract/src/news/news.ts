import * as v from 'valibot';
import { Id } from '../wire/id';
import { Timestamp } from '../wire/timestamp';

/** お知らせ in a list. */
export const NewsEntry = v.object({
  id: Id,
  title: v.string(),
  /** Kind of news, e.g. 営業案内. */
  label: v.string(),
  published_at: Timestamp,
  /** Whether this member has read it; never for a visitor. */
  is_read: v.boolean(),
});
export type NewsEntry = v.InferOutput<typeof NewsEntry>;

/** One whole piece of news; `body` is plain text with line breaks. */
export const News = v.object({ ...NewsEntry.entries, body: v.string() });
export type News = v.InferOutput<typeof News>;
