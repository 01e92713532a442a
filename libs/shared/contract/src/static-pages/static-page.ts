import * as v from 'valibot';
import { LayoutName } from '../layouts/layout-name';
import { HtmlText } from '../wire/html-text';
import { Timestamp } from '../wire/timestamp';

/** A page at a path of its own, in a list. */
export const StaticPageEntry = v.object({
  /** Begins with a slash, e.g. `/legal`. */
  url: v.string(),
  title: v.string(),
  updated_at: Timestamp,
});
export type StaticPageEntry = v.InferOutput<typeof StaticPageEntry>;

/** A page at a path of its own: legal notices, guides. */
export const StaticPage = v.object({
  ...StaticPageEntry.entries,
  /** One line about the page, for search engines; may be empty. */
  description: v.string(),
  layout: LayoutName,
  body: HtmlText,
});
export type StaticPage = v.InferOutput<typeof StaticPage>;
