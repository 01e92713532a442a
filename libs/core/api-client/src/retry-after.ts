const SECOND_MS = 1000;

/** Milliseconds of a `Retry-After` given in seconds; `null` where it is missing or not a number. */
export function readRetryAfterMs(headers: Headers): number | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * SECOND_MS : null;
}
