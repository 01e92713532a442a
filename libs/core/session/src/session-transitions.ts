import { tokenExpiry } from './token-expiry';
import type { LoginPayload, TokenPayload } from './login-payload';
import type { SessionEnd } from './session';
import { type SessionState, signedOutState } from './session-state';
import { readTokenClaims } from './token-claims';

/** A token and its expiry as the cookies store them. */
export interface StoredToken {
  readonly token: string;
  readonly expiresAtMs: number | null;
}

/** The state after login, verification or refresh has returned a token. core §4 */
export function signedIn(state: SessionState, payload: TokenPayload, nowMs: number): SessionState {
  return {
    ...state,
    token: payload.accessToken,
    expiresAtMs: tokenExpiry(payload, nowMs),
    userId: readTokenClaims(payload.accessToken)?.userId ?? payload.userId,
    isLogin: payload.isRegisteredMember,
    check: true,
    hasPasswordExpired: payload.hasPasswordExpired,
    hasMailErrorCountOver: payload.hasMailErrorCountOver,
    isRefreshFailed: false,
    isUnauthorized: false,
    isSyncUserChannel: false,
    isManagerLogin: payload.isManagerLogin,
    mfa: null,
    mfaToken: null,
    warningMessage: null,
  };
}

/** The state after a login that needs a one-time code. core §4 */
export function pendingVerification(
  state: SessionState,
  payload: LoginPayload,
  isSyncUserChannel = false,
): SessionState {
  return {
    ...state,
    mfa: payload.userId,
    mfaToken: payload.verifyToken,
    isSyncUserChannel,
    isLogin: false,
    check: true,
  };
}

/** The state from a token in the cookies (of this or another tab), without a call. core §4 */
export function restored(state: SessionState, stored: StoredToken): SessionState {
  const claims = readTokenClaims(stored.token);
  return {
    ...state,
    token: stored.token,
    expiresAtMs: stored.expiresAtMs,
    userId: claims?.userId ?? null,
    isLogin: claims?.isRegisteredMember ?? false,
    hasPasswordExpired: claims?.hasPasswordExpired ?? false,
    hasMailErrorCountOver: claims?.hasMailErrorCountOver ?? false,
    isManagerLogin: claims?.isManagerLogin ?? false,
    isRefreshFailed: false,
    isUnauthorized: false,
    warningMessage: null,
    mfa: null,
    mfaToken: null,
    check: true,
  };
}

/**
 * Shown when the session ended without a logout: expired for too long, or the password was changed on another device.
 */
export const SESSION_ENDED_MESSAGE =
  'ログインの有効期限が切れたか、ほかの端末でパスワードが変更されました。もう一度ログインしてください。';

/**
 * The state after a session has ended, or (`null`) without any token at the start. The manager flag is cleared too.
 * core §4, §6
 */
export function signedOut(state: SessionState, end: SessionEnd | null): SessionState {
  return {
    ...signedOutState,
    check: true,
    isRefreshFailed: end === 'refresh-failed',
    isUnauthorized: end === 'unauthorized',
    warningMessage: end === null || end === 'logout' ? null : SESSION_ENDED_MESSAGE,
    redirectUrl: state.redirectUrl,
  };
}

/** True when there is a token that has expired, or whose expiry is not known. */
export function isPastExpiry(state: SessionState, nowMs: number): boolean {
  return state.token !== null && (state.expiresAtMs === null || state.expiresAtMs <= nowMs);
}
