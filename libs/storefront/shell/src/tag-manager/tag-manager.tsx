import { useShopServices } from '@shop/query/shop-services-provider';
import { browserCookies } from '@shop/session/browser-cookies';
import { CONSENT_GIVEN, CONSENT_REFUSED, consentCookie } from '@shop/site/cookie-names';
import { channelPrefixOf } from '@shop/site/settings-query';
import { waitForTitle } from '@shop/site/wait-for-title';
import { ConsentBanner } from '@shop/ui-kit/consent-banner';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { loadTagManager, pushToTagManager } from './load-tag-manager';

/** A year: then the visitor is asked again. */
const CONSENT_DAYS = 365;

interface TagManagerProps {
  readonly id: string;
  /** Lets the document come again, whose policy follows the consent. */
  readonly reload?: () => void;
}

/**
 * Nothing is loaded or measured before the visitor has agreed. The policy of a document is settled when it is sent, so
 * the agreement takes hold with the next one, which comes at once.
 */
export default function TagManager({ id, reload = () => window.location.reload() }: TagManagerProps) {
  const { queryClient, channel } = useShopServices();
  const name = consentCookie(channelPrefixOf(queryClient, channel));
  const [consent, setConsent] = useState(() => browserCookies().get(name));
  const { pathname } = useLocation();
  const title = useRef('');
  useEffect(() => {
    if (consent !== CONSENT_GIVEN) return;
    let isLeft = false;
    loadTagManager(document, id);
    void waitForTitle(title.current).then((current) => {
      title.current = current;
      if (!isLeft) pushToTagManager({ event: 'page_view', page_path: pathname, page_title: current });
    });
    return () => {
      isLeft = true;
    };
  }, [consent, id, pathname]);

  if (consent === CONSENT_GIVEN || consent === CONSENT_REFUSED) return null;
  const answer = (given: string) => browserCookies().set(name, given, { days: CONSENT_DAYS });
  return (
    <ConsentBanner
      onAccept={() => {
        answer(CONSENT_GIVEN);
        reload();
      }}
      onRefuse={() => {
        answer(CONSENT_REFUSED);
        setConsent(CONSENT_REFUSED);
      }}
    />
  );
}
