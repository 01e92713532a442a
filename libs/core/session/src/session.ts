import type { AuthPort } from '@shop/api-client/auth-port';
import type { createStore } from 'jotai/vanilla';
import type { LoginPayload } from './login-payload';
import type { BroadcastPort, Clock, CookiePort, Credentials, LockPort, SessionCalls } from './session-ports';
import type { SessionState } from './session-state';

/** How a session ended: by its person, by a renewal that was refused, or by a call refused a second time. core §4, §8 */
export type SessionEnd = 'logout' | 'refresh-failed' | 'refused';

/** A session has ended. */
export interface SignedOutEvent {
  readonly type: 'signed-out';
  readonly by: SessionEnd;
  /** The cart token goes too. core §4 */
  readonly reinitialiseCart: boolean;
}
/** What the rest of the shop is told: stores of the user before are to be reset. core §4 */
export type SessionEvent = { readonly type: 'signed-in'; readonly userId: string | null } | SignedOutEvent;

/** Everything a session is made of. */
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

/** Where a login attempt stands. */
export type LoginResult = 'signed-in' | 'verification-required';

/** How another way to sign in is taken. */
export interface SignInOptions {
  /** The person came from another shop of the platform. core §3 */
  readonly isSyncUserChannel?: boolean;
}

/** The session of one tab. */
export interface Session {
  /** What the api-client asks. */
  readonly auth: AuthPort;
  /** Reads the cookies at the start; asks for a refresh only where the expiry is unknown. core §4 */
  restore(): Promise<void>;
  login(credentials: Credentials): Promise<LoginResult>;
  /** Completes a pending login with its one-time code. */
  verify(code: string): Promise<LoginResult>;
  /** Gives a pending verification up. */
  cancelVerification(): void;
  /** Takes the response of another way to sign in: a provider's callback, or the channel sync. core §7 */
  signInWith(payload: LoginPayload, options?: SignInOptions): Promise<LoginResult>;
  /** The mail address has been verified: `is_registered_member` is true from now on, in every tab. account §4 */
  confirmRegistered(): Promise<void>;
  /** The shopper has read why the session ended. */
  dismissWarning(): void;
  logout(options?: { readonly reinitialiseCart?: boolean }): Promise<void>;
  /** True when a token is held that may be sent now; renews one past its expiry. core §4 */
  loginCheck(): Promise<boolean>;
  /** Resolves with the state as soon as the first check is over, at the latest after 3 s. core §2, §9 */
  whenChecked(timeoutMs?: number): Promise<SessionState>;
  subscribe(listener: (event: SessionEvent) => void): () => void;
  /** Stops listening to the other tabs. */
  close(): void;
}
