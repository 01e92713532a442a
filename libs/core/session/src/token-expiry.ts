import type { LoginPayload } from './login-payload';

/** Subtracted from a computed expiry, so that a token is refreshed before the API rejects it. core §4, §9 */
export const TOKEN_SAFETY_MARGIN_MS = 5_000;
const SECOND_MS = 1000;

/** When a token expires: `expires_at`, else now + `expires_in` − 5 s; `null` where the payload has neither. core §4 */
export function tokenExpiry(
  payload: Pick<LoginPayload, 'expiresAt' | 'expiresIn'>,
  nowMs: number,
): number | null {
  const given = payload.expiresAt === null ? Number.NaN : Date.parse(payload.expiresAt);
  if (!Number.isNaN(given)) return given;
  return payload.expiresIn === null ? null : nowMs + payload.expiresIn * SECOND_MS - TOKEN_SAFETY_MARGIN_MS;
}
