import { expiryOf } from './expiry';
import type { LoginPayload, TokenPayload } from './login-payload';
import type { SessionEnd } from './session';
import { type SessionState, signedOutState } from './session-state';
import { readTokenClaims } from './token-claims';

/** A token and its expiry as the cookies keep them. */
export interface StoredToken {
  readonly token: string;
  readonly expiresAtMs: number | null;
}

/** Login, verification or refresh brought a token. core §4 */
export function signedIn(state: SessionState, payload: TokenPayload, nowMs: number): SessionState {
  return {
    ...state,
    token: payload.accessToken,
    expiresAtMs: expiryOf(payload, nowMs),
    userId: readTokenClaims(payload.accessToken)?.userId ?? payload.userId,
    isLogin: payload.isRegisteredMember,
    check: true,
    hasPasswordExpired: payload.hasPasswordExpired,
    hasMailErrorCountOver: payload.hasMailErrorCountOver,
    isRefreshFailed: false,
    isSyncUserChannel: false,
    isManagerLogin: payload.isManagerLogin,
    mfa: null,
    mfaToken: null,
    warningMessage: null,
  };
}

/** The login asks for a one-time code first. core §4 */
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

/** Cookies (of this or another tab) hold a token: taken over without a call. core §4 */
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
    warningMessage: null,
    mfa: null,
    mfaToken: null,
    check: true,
  };
}

/** Said when a session has ended without its person: expired for too long, a password changed on another device. */
export const SESSION_ENDED_MESSAGE =
  'ログインの有効期限が切れたか、ほかの端末でパスワードが変更されました。もう一度ログインしてください。';

/** The end of a session, or (`null`) no token at the start. The manager flag is cleared too. core §4, §6 */
export function signedOut(state: SessionState, end: SessionEnd | null): SessionState {
  return {
    ...signedOutState,
    check: true,
    isRefreshFailed: end === 'refresh-failed',
    warningMessage: end === null || end === 'logout' ? null : SESSION_ENDED_MESSAGE,
    redirectUrl: state.redirectUrl,
  };
}

/** True when the token is there but may no longer be sent as it is. */
export function isPastExpiry(state: SessionState, nowMs: number): boolean {
  return state.token !== null && (state.expiresAtMs === null || state.expiresAtMs <= nowMs);
}
