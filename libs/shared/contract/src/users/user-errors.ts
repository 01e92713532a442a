/** The machine codes of members' data. */
export const USER_ERRORS = {
  /** 422: another account of this shop has the mail address. */
  emailTaken: 'user.email_taken',
  /** 403: the account has not proved to own its mail address. */
  addressNotVerified: 'user.address_not_verified',
  usernameTaken: 'user.username_taken',
  /** 422: the present password is not the one that was given. */
  wrongPassword: 'user.wrong_password',
  /** 422: among the first that anyone would guess. */
  commonPassword: 'user.common_password',
  /** 422: the link or code is wrong, used or too old. */
  verifyFailed: 'email_verify.failed',
  /** 422: the link changes a proved address, and whoever presses it is not signed in as the member who wants that. */
  signInToVerify: 'email_verify.sign_in_first',
  reminderInvalid: 'reminder.invalid',
  reminderWrongAnswer: 'reminder.wrong_answer',
  unlockFailed: 'auth.unlock_failed',
  syncFailed: 'auth.sync_failed',
} as const;
