export { createBrowserSession } from './create-browser-session';
export type { LoginResult, Session, SessionEvent } from './session';
export {
  hasTokenAtom,
  isCheckedAtom,
  isLoginAtom,
  isRefreshFailedAtom,
  pendingVerificationAtom,
  sessionAtom,
  userIdAtom,
} from './session-atoms';
export type { CookiePort, Credentials } from './session-ports';
export { type SessionState, signedOutState } from './session-state';
export { browserCookies } from './browser-cookies';
export { createServerSession } from './create-server-session';
export { type RequestSession, readSessionFromCookies } from './read-session-from-cookies';
