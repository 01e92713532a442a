import { CONSENT_GIVEN } from '@shop/site/cookie-names';

/** Whether the visitor whose cookies these are lets the shop measure visits. */
export function hasAnalyticsConsent(cookies: string | null | undefined, cookieName: string): boolean {
  const wanted = `${cookieName}=${CONSENT_GIVEN}`;
  return (cookies ?? '').split(';').some((pair) => pair.trim() === wanted);
}
