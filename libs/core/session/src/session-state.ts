/** The session as core §3 names its parts. Times are epoch milliseconds. */
export interface SessionState {
  readonly token: string | null;
  readonly expiresAtMs: number | null;
  /** The token's subject claim. core §3 */
  readonly userId: string | null;
  /** A registered member is signed in; false for an unregistered user, who holds a token all the same. core §4 */
  readonly isLogin: boolean;
  /** The cookies have been read for the first time, and refreshed where that was needed. */
  readonly check: boolean;
  readonly hasPasswordExpired: boolean;
  readonly hasMailErrorCountOver: boolean;
  readonly isManagerLogin: boolean;
  readonly isRefreshFailed: boolean;
  /** A call was rejected for its token, which could not be refreshed: the shopper is led to the login, once. core §8 */
  readonly isUnauthorized: boolean;
  readonly isRefreshPolling: boolean;
  readonly isSyncUserChannel: boolean;
  /** The user id that waits for its one-time code. */
  readonly mfa: string | null;
  /** Ties the one-time code to its attempt. */
  readonly mfaToken: string | null;
  readonly warningMessage: string | null;
  readonly redirectUrl: string | null;
}

/** Logged out and without a token. core §4 */
export const signedOutState: SessionState = {
  token: null,
  expiresAtMs: null,
  userId: null,
  isLogin: false,
  check: false,
  hasPasswordExpired: false,
  hasMailErrorCountOver: false,
  isManagerLogin: false,
  isRefreshFailed: false,
  isUnauthorized: false,
  isRefreshPolling: false,
  isSyncUserChannel: false,
  mfa: null,
  mfaToken: null,
  warningMessage: null,
  redirectUrl: null,
};
