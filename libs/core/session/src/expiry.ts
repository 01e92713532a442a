import type { LoginPayload } from './login-payload';

/** Taken off a computed expiry, so that a token is renewed before the server refuses it. core §4, §9 */
export const TOKEN_SAFETY_MARGIN_MS = 5_000;
const SECOND_MS = 1000;

/** `expires_at` as it is, else now + `expires_in` − 5 s; `null` where the payload names neither. core §4 */
export function expiryOf(
  payload: Pick<LoginPayload, 'expiresAt' | 'expiresIn'>,
  nowMs: number,
): number | null {
  const given = payload.expiresAt === null ? Number.NaN : Date.parse(payload.expiresAt);
  if (!Number.isNaN(given)) return given;
  return payload.expiresIn === null ? null : nowMs + payload.expiresIn * SECOND_MS - TOKEN_SAFETY_MARGIN_MS;
}
