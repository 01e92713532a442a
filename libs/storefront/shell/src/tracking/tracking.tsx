import { useConsent } from '@shop/feature-tracking/use-consent';
import { isConsentAwaitedAtom } from '@shop/site/state/consent-awaited';
import { useSetAtom } from 'jotai/react';
import { useEffect } from 'react';
import { useMatches } from 'react-router-dom';
import { pageOfMatches } from '../page/route-handle';
import { ConsentQuestion } from './consent-question';
import { PurchaseTracking } from './purchase-tracking';
import { useActionEvents } from './use-action-events';
import { usePageEvents } from './use-page-events';
import { useTagManager } from './use-tag-manager';

interface TrackingProps {
  /** Loads the document again, whose content security policy depends on the consent. */
  readonly reload?: () => void;
}

/** Asks for consent, and with it tells the shop's statistics and its tag manager what happens. account §7 */
export function Tracking({ reload = () => window.location.reload() }: TrackingProps) {
  const { consent, isOpen } = useConsent();
  const setIsAwaited = useSetAtom(isConsentAwaitedAtom);
  useEffect(() => setIsAwaited(consent === null || isOpen), [consent, isOpen, setIsAwaited]);
  useTagManager(consent, reload);
  usePageEvents(consent);
  useActionEvents(consent);
  const isOrdered = pageOfMatches(useMatches())?.id === 'cart-complete';
  return (
    <>
      {isOrdered && <PurchaseTracking consent={consent} />}
      <ConsentQuestion reload={reload} />
    </>
  );
}
