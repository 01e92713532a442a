import { CONSENT_GIVEN } from '@shop/site/storage/cookie-names';

/** Tells whether a `Cookie` header holds the shopper's consent to analytics. */
export function hasAnalyticsConsent(cookies: string | null | undefined, cookieName: string): boolean {
  const consent = `${cookieName}=${CONSENT_GIVEN}`;
  return (cookies ?? '').split(';').some((pair) => pair.trim() === consent);
}
