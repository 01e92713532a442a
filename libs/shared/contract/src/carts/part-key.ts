import * as v from 'valibot';

const KEY_MAX = 64;

/** The key of a line, destination, packing or product. */
export const PartKey = v.pipe(v.string(), v.nonEmpty(), v.maxLength(KEY_MAX));
