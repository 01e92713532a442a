/**
 * Whether an `If-None-Match` names the ETag of a response, so that its body need not be sent again (304). A tag that a
 * proxy made weak counts like its strong one.
 */
export const matchesEtag = (ifNoneMatch: string | null, etag: string | null): boolean =>
  ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) === true;
