/** The error codes of calls about stylists. core §8 */
export const STYLIST_ERRORS = {
  /** 404: does not exist, or is not shown to the caller. */
  notFound: 'stylist.not_found',
} as const;
