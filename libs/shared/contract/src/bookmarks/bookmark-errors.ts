/** The error codes of calls about bookmarks. core §8 */
export const BOOKMARK_ERRORS = {
  /** 422: the member has as many as are allowed. */
  limitExceeded: 'bookmark.limit_exceeded',
  /** 404: does not exist, or is not shown to the caller. */
  notFound: 'bookmark.not_found',
} as const;
