/** The error codes of calls about banners. core §8 */
export const BANNER_ERRORS = {
  /** 404: does not exist, or is not shown to the caller. */
  notFound: 'banner.not_found',
} as const;
