export { checkLoginWithin } from './check-login-within';
export { createBrowserSession } from './create-browser-session';
export type { LoginResult, Session, SessionEvent } from './session';
export {
  accountFlawsAtom,
  hasTokenAtom,
  isCheckedAtom,
  isLoginAtom,
  isRefreshFailedAtom,
  isRefreshPollingAtom,
  pendingVerificationAtom,
  sessionAtom,
  userIdAtom,
  warningMessageAtom,
} from './session-atoms';
export type { CookiePort, Credentials } from './session-ports';
export type { LoginPayload } from './login-payload';
export { toLoginPayload } from './to-login-payload';
export { type SessionState, signedOutState } from './session-state';
export { browserCookies } from './browser-cookies';
export { clearToken, saveToken } from './session-cookies';
export { createServerSession } from './create-server-session';
export { type RequestSession, readSessionFromCookies } from './read-session-from-cookies';
