import type { LoginPayload } from './login-payload';

/** The credentials of a login: mail address or user name, and password. */
export interface Credentials {
  readonly identifier: string;
  readonly password: string;
}

/** A one-time code with the login that it completes. */
export interface VerificationInput {
  readonly userId: string;
  readonly verifyToken: string | null;
  readonly code: string;
  readonly isSyncUserChannel: boolean;
}

/** The API calls of a session. Each rejects with an ApiError. core §7 "Auth" */
export interface SessionCalls {
  login(credentials: Credentials): Promise<LoginPayload>;
  verify(input: VerificationInput): Promise<LoginPayload>;
  refresh(token: string): Promise<LoginPayload>;
  logout(token: string): Promise<void>;
}

/** Cookies of the current origin. */
export interface CookiePort {
  get(name: string): string | undefined;
  set(name: string, value: string, options: { readonly days: number }): void;
  remove(name: string): void;
}

/** Runs one task at a time across all tabs. */
export interface LockPort {
  run<Result>(name: string, task: () => Promise<Result>): Promise<Result>;
}

/** A message between tabs. It never contains a token: that is in the cookie. */
export type SessionMessage = 'signed-in' | 'signed-out';

/** Sends messages to the other tabs, never to its own. */
export interface BroadcastPort {
  post(message: SessionMessage): void;
  listen(listener: (message: SessionMessage) => void): () => void;
}

/** The current time in epoch milliseconds. */
export interface Clock {
  now(): number;
}
