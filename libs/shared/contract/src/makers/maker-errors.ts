/** The error codes of calls about makers. core §8 */
export const MAKER_ERRORS = {
  /** 404: does not exist, or is not shown to the caller. */
  notFound: 'maker.not_found',
} as const;
