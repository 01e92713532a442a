/** The error codes of calls about reviews. core §8 */
export const REVIEW_ERRORS = {
  /** 422: the member has reviewed the product already. */
  alreadyWritten: 'review.already_written',
} as const;
