/** The error codes of calls about news. core §8 */
export const NEWS_ERRORS = {
  /** 404: does not exist, or is not shown to the caller. */
  notFound: 'news.not_found',
} as const;
