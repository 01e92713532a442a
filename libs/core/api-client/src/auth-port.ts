/** What the client asks of whoever keeps the session. */
export interface AuthPort {
  /** The bearer token for the next call, after the check of a token past its expiry; `null` when signed out. */
  token(): Promise<string | null>;
  /**
   * Called on a 401 with the token that was refused. Returns the token to retry with, or `null` when the session
   * could not be renewed. Throws an ApiError when that could not be found out (no network).
   */
  renew(refusedToken: string): Promise<string | null>;
  /** A second 401 came in one chain: the session is to end. core §8 */
  onUnauthorized(): void;
}

/** Calls without a session. */
export const anonymousAuth: AuthPort = {
  token: () => Promise.resolve(null),
  renew: () => Promise.resolve(null),
  onUnauthorized: () => undefined,
};

/** Calls with one token that is never renewed: the server's side of a personal page. */
export function fixedAuth(token: string): AuthPort {
  return { ...anonymousAuth, token: () => Promise.resolve(token) };
}
