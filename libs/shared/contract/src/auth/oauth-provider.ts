import * as v from 'valibot';

const LONGEST = 32;

/** The operator's name of a sign-in provider, such as `google`: the {type} of the calls. */
export const OauthProvider = v.pipe(v.string(), v.maxLength(LONGEST), v.regex(/^[a-z][a-z0-9-]*$/));
