import * as v from 'valibot';
import { Image } from '../images/image';
import { HtmlText } from '../wire/html-text';
import { Id } from '../wire/id';
import { Link } from '../wire/link';
import { Timestamp } from '../wire/timestamp';

/** A window that opens over a page. */
export const Popup = v.object({
  id: Id,
  code: v.string(),
  title: v.string(),
  body: HtmlText,
  image: v.nullable(Image),
  link_url: v.nullable(Link),
  link_text: v.string(),
  /** Names of the pages on which it opens; empty: on every page. */
  pages: v.array(v.string()),
  /** The event after which it opens; null: with the page. */
  event_name: v.nullable(v.string()),
  frequency: v.picklist(['once', 'daily', 'always']),
  updated_at: Timestamp,
});
export type Popup = v.InferOutput<typeof Popup>;
