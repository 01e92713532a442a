import * as v from 'valibot';

const LONGEST_KEY = 100;

/** The key of an entity in a path or query. */
export const Key = v.pipe(v.string(), v.nonEmpty(), v.maxLength(LONGEST_KEY));
