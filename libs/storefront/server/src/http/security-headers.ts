/** What every answer of a shop carries, whatever it is. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
};

/** A shop behind https asks browsers to stay there: one year, in seconds. */
const HSTS = 'max-age=31536000; includeSubDomains';

/** The headers of a shop that is known by an origin. */
export function securityHeaders(origin: string): Readonly<Record<string, string>> {
  return origin.startsWith('https:')
    ? { ...SECURITY_HEADERS, 'Strict-Transport-Security': HSTS }
    : SECURITY_HEADERS;
}
