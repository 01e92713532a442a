import * as v from 'valibot';

/** Where something leads: an own path (`/…`) or an https URL; the API sends nothing else. */
export const Link = v.pipe(v.string(), v.regex(/^(?:\/(?![/\\])|https:\/\/)/));
