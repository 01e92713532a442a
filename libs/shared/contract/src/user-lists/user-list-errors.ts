/** The error codes of calls about user lists. core §8 */
export const USER_LIST_ERRORS = {
  /** 422: the member has as many as are allowed. */
  limitExceeded: 'user_list.limit_exceeded',
  /** 404: does not exist, or is not shown to the caller. */
  notFound: 'user_list.not_found',
} as const;
