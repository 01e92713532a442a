import * as v from 'valibot';
import { Timestamp } from '../wire/timestamp';

const Numbered = v.object({
  tracking_number: v.string(),
  tracking_url: v.pipe(v.string(), v.url()),
});

/** How a parcel is shipped; null until it was. */
export const ParcelTracking = v.nullable(
  v.object({
    carrier_name: v.string(),
    ...Numbered.entries,
    shipped_at: Timestamp,
    /** The other parcels, where the goods did not fit into one; left out where they did. */
    others: v.optional(v.array(Numbered)),
  }),
);
export type ParcelTracking = v.InferOutput<typeof ParcelTracking>;
