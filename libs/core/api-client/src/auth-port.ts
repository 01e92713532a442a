/** How the client gets the token of the session, and reports that it was rejected. */
export interface AuthPort {
  /** The bearer token for the next call, refreshed first where it has expired; `null` when signed out. */
  token(): Promise<string | null>;
  /**
   * Called on a 401 with the rejected token. Returns the token to retry with, or `null` when the session has ended.
   * Throws an ApiError when the refresh itself failed (no network).
   */
  refresh(rejectedToken: string): Promise<string | null>;
  /** Called when the retry has returned 401 too: the session ends. core §8 */
  onUnauthorized(): void;
}

/** Calls without a session. */
export const anonymousAuth: AuthPort = {
  token: () => Promise.resolve(null),
  refresh: () => Promise.resolve(null),
  onUnauthorized: () => undefined,
};

/** Calls with one token that is never refreshed: used by the server to render a personal page. */
export function fixedAuth(token: string): AuthPort {
  return { ...anonymousAuth, token: () => Promise.resolve(token) };
}
