/** The headers of every response of a shop but the files of its build. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
};

/** Browsers use only https for a year, in seconds. */
const HSTS = 'max-age=31536000; includeSubDomains';

/** Returns the security headers of a shop; with HSTS where its origin is https. */
export function securityHeaders(origin: string): Readonly<Record<string, string>> {
  return origin.startsWith('https:')
    ? { ...SECURITY_HEADERS, 'Strict-Transport-Security': HSTS }
    : SECURITY_HEADERS;
}
