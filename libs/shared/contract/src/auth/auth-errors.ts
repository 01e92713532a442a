/** The error codes of calls about sign-in. core §8 */
export const AUTH_ERRORS = {
  /** 422: the user name or the password is wrong, or a new password or leaving has overtaken the sign-in. */
  loginFailed: 'auth.login_failed',
  /** 422: the code is wrong, used or expired. */
  verifyFailed: 'auth.verify_failed',
} as const;
