import * as v from 'valibot';

/** The operator's name of whoever signs members in, such as `google`: the {type} of the calls. */
export const OauthProvider = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,31}$/));
