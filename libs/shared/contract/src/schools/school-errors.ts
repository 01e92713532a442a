/** The error codes of calls about schools. core §8 */
export const SCHOOL_ERRORS = {
  /** 422: no such school or member. */
  checkFailed: 'school.check_failed',
} as const;
