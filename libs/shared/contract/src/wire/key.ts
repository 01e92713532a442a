import * as v from 'valibot';

const MAX_KEY_LENGTH = 100;

/** The key of an entity in a path or query. */
export const Key = v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_KEY_LENGTH));
