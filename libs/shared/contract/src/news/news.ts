import * as v from 'valibot';
import { HtmlText } from '../wire/html-text';
import { Id } from '../wire/id';
import { Timestamp } from '../wire/timestamp';

/** お知らせ in a list. */
export const NewsEntry = v.object({
  id: Id,
  title: v.string(),
  /** Kind of news, e.g. 営業案内. */
  label: v.string(),
  published_at: Timestamp,
  /** Whether this member has read it; never for a guest. */
  is_read: v.boolean(),
});
export type NewsEntry = v.InferOutput<typeof NewsEntry>;

/** One whole piece of news. */
export const News = v.object({ ...NewsEntry.entries, body: HtmlText });
export type News = v.InferOutput<typeof News>;
