/** The claims of an access token that the storefront reads. Only the API verifies the token. */
export interface TokenClaims {
  readonly userId: string;
  readonly channel: string | null;
  readonly expiresAtMs: number | null;
  /** False only where the token says so. */
  readonly isRegisteredMember: boolean;
  readonly hasPasswordExpired: boolean;
  readonly hasMailErrorCountOver: boolean;
  readonly isManagerLogin: boolean;
}

const SECOND_MS = 1000;

/** Decodes the payload of a JWT without verifying it; `null` where it is no JWT with a subject. */
export function readTokenClaims(token: string): TokenClaims | null {
  const payload = decodePayload(token.split('.')[1]);
  if (payload === null) return null;
  const { sub, channel, exp } = payload;
  if (typeof sub !== 'string' && typeof sub !== 'number') return null;
  return {
    userId: String(sub),
    channel: typeof channel === 'string' ? channel : null,
    expiresAtMs: typeof exp === 'number' ? exp * SECOND_MS : null,
    isRegisteredMember: payload['is_registered_member'] !== false,
    hasPasswordExpired: payload['has_password_expired'] === true,
    hasMailErrorCountOver: payload['has_mail_error_count_over'] === true,
    isManagerLogin: payload['is_manager_login'] === true,
  };
}

function decodePayload(part: string | undefined): Record<string, unknown> | null {
  if (part === undefined) return null;
  try {
    const binary = atob(part.replace(/-/g, '+').replace(/_/g, '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const parsed: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof parsed === 'object' && parsed !== null ? Object.fromEntries(Object.entries(parsed)) : null;
  } catch {
    return null;
  }
}
