const DAY_MS = 24 * 60 * 60 * 1000;
/** From then on the member is told: there is time for one more purchase. */
const SOON_DAYS = 30;

/** Whether points expire within the next 30 days; both moments are ISO 8601 or epoch milliseconds. */
export function expiresSoon(expiresAt: string, nowMs: number): boolean {
  const leftMs = Date.parse(expiresAt) - nowMs;
  return leftMs > 0 && leftMs <= SOON_DAYS * DAY_MS;
}
