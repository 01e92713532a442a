import type { LoginPayload } from './login-payload';

/** Who signs in, by mail address or user name. */
export interface Credentials {
  readonly identifier: string;
  readonly password: string;
}

/** A one-time code with the attempt it belongs to. */
export interface VerificationInput {
  readonly userId: string;
  readonly verifyToken: string | null;
  readonly code: string;
  readonly isSyncUserChannel: boolean;
}

/** The calls a session makes. Each rejects with an ApiError. core §7 "Auth" */
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

/** Runs one task at a time among all tabs. */
export interface LockPort {
  run<Result>(name: string, task: () => Promise<Result>): Promise<Result>;
}

/** What tabs tell each other; never a token: that travels in the cookie. */
export type SessionMessage = 'signed-in' | 'signed-out';

/** Speaks to the other tabs, never to itself. */
export interface BroadcastPort {
  post(message: SessionMessage): void;
  listen(listener: (message: SessionMessage) => void): () => void;
}

/** Now, in epoch milliseconds. */
export interface Clock {
  now(): number;
}
