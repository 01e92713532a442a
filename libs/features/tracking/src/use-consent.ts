import { useShopServices } from '@shop/query/shop-services-provider';
import { useAtom } from 'jotai/react';
import { type Consent, isConsentOpenAtom, readConsent, saidConsentAtom, saveConsent } from './consent';

/** The shopper's consent to statistics, and what changes it. Only for what is rendered in the browser alone. */
export function useConsent() {
  const services = useShopServices();
  const [said, setSaid] = useAtom(saidConsentAtom);
  const [isOpen, setIsOpen] = useAtom(isConsentOpenAtom);
  const consent: Consent = said === undefined ? readConsent(services) : said;
  return {
    consent,
    /** The shopper has asked for the question. */
    isOpen,
    say: (answer: 'given' | 'refused') => {
      saveConsent(services, answer);
      setSaid(answer);
      setIsOpen(false);
    },
    open: () => setIsOpen(true),
    close: () => setIsOpen(false),
  };
}
