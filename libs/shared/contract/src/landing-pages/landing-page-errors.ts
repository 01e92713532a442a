/** The error codes of calls about landing pages. core §8 */
export const LANDING_PAGE_ERRORS = {
  /** 404: does not exist, or is not shown to the caller. */
  notFound: 'landing_page.not_found',
} as const;
