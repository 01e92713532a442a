/** The error codes of calls about measurements. core §8 */
export const MEASUREMENT_ERRORS = {
  /** 404: does not exist, or is not shown to the caller. */
  notFound: 'measurement.not_found',
} as const;
