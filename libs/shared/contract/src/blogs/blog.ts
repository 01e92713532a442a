import * as v from 'valibot';
import { Image } from '../images/image';
import { HtmlText } from '../wire/html-text';
import { Id } from '../wire/id';
import { Timestamp } from '../wire/timestamp';

/** An article in a list. */
export const BlogEntry = v.object({
  id: Id,
  title: v.string(),
  /** Kind of article, e.g. 産地だより. */
  label: v.string(),
  excerpt: v.string(),
  author: v.string(),
  image: v.nullable(Image),
  published_at: Timestamp,
});
export type BlogEntry = v.InferOutput<typeof BlogEntry>;

/** A whole article. */
export const Blog = v.object({ ...BlogEntry.entries, body: HtmlText });
export type Blog = v.InferOutput<typeof Blog>;
