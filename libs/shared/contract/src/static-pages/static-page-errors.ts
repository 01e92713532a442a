/** The error codes of calls about static pages. core §8 */
export const STATIC_PAGE_ERRORS = {
  /** 404: does not exist, or is not shown to the caller. */
  notFound: 'static_page.not_found',
} as const;
