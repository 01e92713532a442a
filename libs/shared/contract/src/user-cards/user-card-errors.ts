/** The error codes of calls about user cards. core §8 */
export const USER_CARD_ERRORS = {
  /** 422: the card has expired. */
  expired: 'user_card.expired',
  /** 422: the member has as many as are allowed. */
  limitExceeded: 'user_card.limit_exceeded',
  /** 404: does not exist, or is not shown to the caller. */
  notFound: 'user_card.not_found',
} as const;
