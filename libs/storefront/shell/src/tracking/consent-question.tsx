import { consentWords } from '@shop/feature-tracking/consent-words';
import { hasTagManager } from '@shop/feature-tracking/load-tag-manager';
import { useConsent } from '@shop/feature-tracking/use-consent';
import { accountPaths } from '@shop/site/paths/account-paths';
import { onQuietTime } from '@shop/site/loading/quiet-time';
import { useSettings } from '@shop/site/settings/use-settings';
import { useWords } from '@shop/theming/use-words';
import { ConsentBanner } from '@shop/ui-kit/consent-banner';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link, useMatches } from 'react-router-dom';
import { pageOfMatches } from '../page/route-handle';

/** The question comes after the shopper has done nothing for so long, so that it takes no press that was meant for the page. */
const QUIET_MS = 1_000;

interface ConsentQuestionProps {
  readonly reload: () => void;
}

/**
 * Asks once on a device, on no page where the shopper has something to finish, and again when the shopper asks for it at the
 * foot of a page. The content security policy comes with the document: where there is a tag manager, an answer that changes
 * what it may do takes effect with the reload that follows it.
 */
export function ConsentQuestion({ reload }: ConsentQuestionProps) {
  const { consent, isOpen, say, close } = useConsent();
  const { gtmId } = useSettings();
  const words = useWords(consentWords);
  const page = pageOfMatches(useMatches());
  const isAllowed = page === null || page.allowsPopups === true;
  const [isDue, setIsDue] = useState(false);
  const banner = useRef<HTMLElement>(null);
  const opener = useRef<Element | null>(null);
  const mustAsk = consent === null && isAllowed;
  useEffect(
    () =>
      mustAsk && !isDue
        ? onQuietTime({ quietMs: QUIET_MS, hasBegun: true }, () => setIsDue(true))
        : undefined,
    [mustAsk, isDue],
  );
  useEffect(() => {
    if (!isOpen) return;
    opener.current = document.activeElement;
    banner.current?.focus();
  }, [isOpen]);
  const leave = () => {
    if (opener.current instanceof HTMLElement) opener.current.focus();
    opener.current = null;
  };
  const onEscape = useEffectEvent(() => {
    close();
    leave();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onEscape();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen]);

  if (!isOpen && !(mustAsk && isDue)) return null;
  const answer = (said: 'given' | 'refused') => {
    say(said);
    leave();
    const mustReload = said === 'given' ? gtmId !== null : hasTagManager(document);
    if (mustReload) reload();
  };
  // At the end of the document, so that the way past the menu stays the first link of the page.
  return createPortal(
    <ConsentBanner
      ref={banner}
      words={words}
      details={<Link to={accountPaths.privacy()}>{words.details}</Link>}
      onAccept={() => answer('given')}
      onRefuse={() => answer('refused')}
    />,
    document.body,
  );
}
