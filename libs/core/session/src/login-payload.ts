/** The response to login, verification and refresh, as far as the session needs it. core §3 */
export interface LoginPayload {
  readonly accessToken: string | null;
  /** Seconds. */
  readonly expiresIn: number | null;
  /** ISO 8601 with offset. */
  readonly expiresAt: string | null;
  readonly isRegisteredMember: boolean;
  readonly hasPasswordExpired: boolean;
  readonly hasMailErrorCountOver: boolean;
  readonly userId: string | null;
  readonly isManagerLogin: boolean;
  /** Ties the one-time code to this attempt. */
  readonly verifyToken: string | null;
  /** A one-time code is required before a token is issued. */
  readonly isVerify: boolean;
}

/** A payload that carries a token. */
export interface TokenPayload extends LoginPayload {
  readonly accessToken: string;
}

/** True when the payload contains a token. */
export function hasToken(payload: LoginPayload): payload is TokenPayload {
  return payload.accessToken !== null && payload.accessToken !== '';
}
