import type { ShopServices } from '@shop/query/shop-services';
import { browserCookies } from '@shop/session/browser-cookies';
import type { CookiePort } from '@shop/session/session-ports';
import { CONSENT_GIVEN, CONSENT_REFUSED, consentCookie } from '@shop/site/storage/cookie-names';
import { channelPrefixOf } from '@shop/site/settings/settings-query';
import { atom } from 'jotai/vanilla';

/** Whether what a shopper does may be counted; `null` while they have not said. */
export type Consent = 'given' | 'refused' | null;

/** A year; afterwards the shopper is asked again. */
const CONSENT_DAYS = 365;

/** What the shopper has just said in this tab; `undefined` before that: the device's cookie counts. */
export const saidConsentAtom = atom<Consent | undefined>(undefined);
/** The shopper has opened the question again, to change what they said. */
export const isConsentOpenAtom = atom(false);

const nameOf = ({ queryClient, channel }: Pick<ShopServices, 'queryClient' | 'channel'>) =>
  consentCookie(channelPrefixOf(queryClient, channel));

/** What was said on this device. It is read in the browser only, never while a page is rendered. */
export function readConsent(
  services: Pick<ShopServices, 'queryClient' | 'channel'>,
  cookies: CookiePort = browserCookies(),
): Consent {
  const kept = cookies.get(nameOf(services));
  if (kept === CONSENT_GIVEN) return 'given';
  return kept === CONSENT_REFUSED ? 'refused' : null;
}

/** Keeps what the shopper has said on this device. */
export function saveConsent(
  services: Pick<ShopServices, 'queryClient' | 'channel'>,
  consent: 'given' | 'refused',
  cookies: CookiePort = browserCookies(),
): void {
  const value = consent === 'given' ? CONSENT_GIVEN : CONSENT_REFUSED;
  cookies.set(nameOf(services), value, { days: CONSENT_DAYS });
}
