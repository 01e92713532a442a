/** The error codes of calls about postal codes. core §8 */
export const POSTAL_CODE_ERRORS = {
  /** 404: does not exist, or is not shown to the caller. */
  notFound: 'postal_code.not_found',
} as const;
