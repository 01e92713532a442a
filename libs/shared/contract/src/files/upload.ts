import * as v from 'valibot';
import { Id } from '../wire/id';
import { Timestamp } from '../wire/timestamp';

/** What files can be sent for. */
export const UploadDir = v.picklist(['inquiries', 'reviews']);
export type UploadDir = v.InferOutput<typeof UploadDir>;

/** Bytes of the largest file. */
export const LARGEST_UPLOAD = 5 * 1024 * 1024;

/** A file that was sent. */
export const Upload = v.object({
  id: Id,
  /** For `GET /v1/files-contents`. */
  url: v.string(),
  dir: UploadDir,
  /** What the sender called it. */
  name: v.string(),
  type: v.string(),
  size: v.number(),
  /** Pixels; null where it is no picture. */
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
  created_at: Timestamp,
});
export type Upload = v.InferOutput<typeof Upload>;
