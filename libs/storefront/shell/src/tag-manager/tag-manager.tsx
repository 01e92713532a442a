import { useShopServices } from '@shop/query/shop-services-provider';
import { browserCookies } from '@shop/session/browser-cookies';
import { CONSENT_GIVEN, CONSENT_REFUSED, consentCookie } from '@shop/site/cookie-names';
import { channelPrefixOf } from '@shop/site/settings-query';
import { waitForTitle } from '@shop/site/wait-for-title';
import { ConsentBanner } from '@shop/ui-kit/consent-banner';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { loadTagManager, pushToTagManager } from './load-tag-manager';

/** A year; afterwards the banner is shown again. */
const CONSENT_DAYS = 365;

interface TagManagerProps {
  readonly id: string;
  /** Reloads the document, whose content security policy depends on the consent. */
  readonly reload?: () => void;
}

/**
 * Shows the consent banner, and with the shopper's consent tracks page views. Nothing is loaded or tracked before. The
 * content security policy is sent with the document, so a consent takes effect with the reload that follows it.
 */
export default function TagManager({ id, reload = () => window.location.reload() }: TagManagerProps) {
  const { queryClient, channel } = useShopServices();
  const name = consentCookie(channelPrefixOf(queryClient, channel));
  const [consent, setConsent] = useState(() => browserCookies().get(name));
  const { pathname } = useLocation();
  const title = useRef('');
  useEffect(() => {
    if (consent !== CONSENT_GIVEN) return;
    let isCancelled = false;
    loadTagManager(document, id);
    void waitForTitle(title.current).then((current) => {
      title.current = current;
      if (!isCancelled) pushToTagManager({ event: 'page_view', page_path: pathname, page_title: current });
    });
    return () => {
      isCancelled = true;
    };
  }, [consent, id, pathname]);

  if (consent === CONSENT_GIVEN || consent === CONSENT_REFUSED) return null;
  const saveConsent = (value: string) => browserCookies().set(name, value, { days: CONSENT_DAYS });
  return (
    <ConsentBanner
      onAccept={() => {
        saveConsent(CONSENT_GIVEN);
        reload();
      }}
      onRefuse={() => {
        saveConsent(CONSENT_REFUSED);
        setConsent(CONSENT_REFUSED);
      }}
    />
  );
}
