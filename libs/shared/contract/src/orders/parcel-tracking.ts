import * as v from 'valibot';
import { Timestamp } from '../wire/timestamp';

/** How a parcel is shipped; null until it was. */
export const ParcelTracking = v.nullable(
  v.object({
    carrier_name: v.string(),
    tracking_number: v.string(),
    tracking_url: v.pipe(v.string(), v.url()),
    shipped_at: Timestamp,
  }),
);
export type ParcelTracking = v.InferOutput<typeof ParcelTracking>;
