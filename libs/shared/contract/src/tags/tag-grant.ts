import * as v from 'valibot';
import { Timestamp } from '../wire/timestamp';

/** Opens one password-protected tag: sent as `x-tag-grant` with the calls that show products. */
export const TagGrant = v.object({
  /** Key of the tag. */
  tag: v.string(),
  grant: v.string(),
  expires_at: Timestamp,
});
export type TagGrant = v.InferOutput<typeof TagGrant>;
