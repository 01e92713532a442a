/** The error codes of calls about user addresses. core §8 */
export const USER_ADDRESS_ERRORS = {
  /** 422: a row of the file is invalid. */
  importInvalid: 'user_address.import_invalid',
  /** 422: the file is not a CSV file of addresses. */
  importMalformed: 'user_address.import_malformed',
  /** 422: the member has as many as are allowed. */
  limitExceeded: 'user_address.limit_exceeded',
  /** 404: does not exist, or belongs to another member. */
  notFound: 'user_address.not_found',
} as const;
