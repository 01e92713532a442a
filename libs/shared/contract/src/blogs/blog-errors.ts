/** The error codes of calls about blogs. core §8 */
export const BLOG_ERRORS = {
  /** 404: does not exist, or is not shown to the caller. */
  notFound: 'blog.not_found',
} as const;
