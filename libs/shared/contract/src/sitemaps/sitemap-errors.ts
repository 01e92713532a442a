/** The error codes of calls about sitemaps. core §8 */
export const SITEMAP_ERRORS = {
  /** 404: a part without anything that a guest may see. */
  notFound: 'sitemap.not_found',
} as const;
