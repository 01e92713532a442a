/** The error codes of calls about free areas. core §8 */
export const FREE_AREA_ERRORS = {
  /** 404: does not exist, or is not shown to the caller. */
  notFound: 'free_area.not_found',
} as const;
