import * as v from 'valibot';

/** Ids are positive 32-bit integers. */
const LARGEST_ID = 2_147_483_647;
const MAX_DIGITS = 10;
const DIGITS = /^[1-9]\d*$/;

/** The number of an entity inside a body or a response. */
export const Id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LARGEST_ID));

/** The number of an entity in a path or query: callers write a number, the wire carries its digits. */
export const IdFromText = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.maxLength(MAX_DIGITS), v.regex(DIGITS))]),
  v.transform(Number),
  v.integer(),
  v.minValue(1),
  v.maxValue(LARGEST_ID),
);
