/** The error codes of calls about user memorials. core §8 */
export const USER_MEMORIAL_ERRORS = {
  /** 422: the member has as many as are allowed. */
  limitExceeded: 'user_memorial.limit_exceeded',
  /** 404: does not exist, or is not shown to the caller. */
  notFound: 'user_memorial.not_found',
} as const;
