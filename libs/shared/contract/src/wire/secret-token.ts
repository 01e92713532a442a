import * as v from 'valibot';

const LONGEST = 128;

/** A secret from a link in a mail. */
export const SecretToken = v.pipe(v.string(), v.nonEmpty(), v.maxLength(LONGEST));
