import * as v from 'valibot';
import { HtmlText } from '../wire/html-text';
import { Timestamp } from '../wire/timestamp';

/** A piece of the editors' HTML that themes place by its code. */
export const FreeArea = v.object({
  code: v.string(),
  name: v.string(),
  body: HtmlText,
  updated_at: Timestamp,
});
export type FreeArea = v.InferOutput<typeof FreeArea>;
