import * as v from 'valibot';

/** A coupon's code that is typed and not applied yet. */
export const TypedCode = v.string();

/** The points that are typed, and what the order used then: it counts for nothing where that has changed. */
export const TypedPoints = v.object({ used: v.number(), points: v.string() });
