import * as v from 'valibot';

/** Where something leads: an own path (`/…`) or an https address; the API sends nothing else. */
export const Link = v.pipe(v.string(), v.regex(/^(?:\/(?![/\\])|https:\/\/)/));
