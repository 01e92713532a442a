import * as v from 'valibot';

/** A point in time: ISO 8601 with offset, e.g. `2026-04-01T09:00:00.000Z`. */
export const Timestamp = v.pipe(v.string(), v.isoTimestamp());

/** A calendar day in Asia/Tokyo: `2026-04-01`. */
export const DateText = v.pipe(v.string(), v.isoDate());
