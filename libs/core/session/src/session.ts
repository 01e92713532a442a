import type { AuthPort } from '@shop/api-client/auth-port';
import type { createStore } from 'jotai/vanilla';
import type { LoginPayload } from './login-payload';
import type { BroadcastPort, Clock, CookiePort, Credentials, LockPort, SessionCalls } from './session-ports';
import type { SessionState } from './session-state';

/** How a session ended: by a logout, by a rejected refresh, or by a call that got 401 twice. core §4, §8 */
export type SessionEnd = 'logout' | 'refresh-failed' | 'unauthorized';

/** A session has ended. */
export interface SignedOutEvent {
  readonly type: 'signed-out';
  readonly by: SessionEnd;
  /** The cart token goes too. core §4 */
  readonly reinitialiseCart: boolean;
}
/** What a session emits. Listeners reset what belongs to the previous user. core §4 */
export type SessionEvent = { readonly type: 'signed-in'; readonly userId: string | null } | SignedOutEvent;

/** What a session is created from. */
export interface SessionConfig {
  readonly store: ReturnType<typeof createStore>;
  readonly calls: SessionCalls;
  readonly cookies: CookiePort;
  readonly clock: Clock;
  readonly locks: LockPort;
  readonly broadcast: BroadcastPort;
  /** This shop's channel: a token of another counts as absent. */
  readonly channel: string;
}

/** The result of one step of a login. */
export type LoginResult = 'signed-in' | 'verification-required';

/** Options of a login that another call has completed. */
export interface SignInOptions {
  /** The login came from another shop of the platform. core §3 */
  readonly isSyncUserChannel?: boolean;
}

/** The session of one tab. */
export interface Session {
  /** The token for the API client. */
  readonly auth: AuthPort;
  /** Reads the cookies at the start; refreshes the token only if its expiry is not known. core §4 */
  restore(): Promise<void>;
  login(credentials: Credentials): Promise<LoginResult>;
  /** Completes a pending login with its one-time code. */
  verify(code: string): Promise<LoginResult>;
  /** Cancels a login that waits for its one-time code. */
  cancelVerification(): void;
  /** Signs in with the response of another login call: a provider's callback, or the channel sync. core §7 */
  signInWith(payload: LoginPayload, options?: SignInOptions): Promise<LoginResult>;
  /** The mail address has been verified: `is_registered_member` is true from now on, in every tab. account §4 */
  confirmRegistered(): Promise<void>;
  /** The shopper has been led to the login after a call was rejected for its token: not again for this session. */
  acknowledgeLogin(): void;
  /** Dismisses the message that says why the session ended. */
  dismissWarning(): void;
  logout(options?: { readonly reinitialiseCart?: boolean }): Promise<void>;
  /** True when there is a valid token; refreshes an expired one. core §4 */
  loginCheck(): Promise<boolean>;
  /** Resolves with the state once the first check is done, after 3 s at the latest. core §2, §9 */
  waitForSessionCheck(timeoutMs?: number): Promise<SessionState>;
  subscribe(listener: (event: SessionEvent) => void): () => void;
  /** Stops listening to the other tabs. */
  close(): void;
}
