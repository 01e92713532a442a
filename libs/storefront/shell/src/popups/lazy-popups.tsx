import { openPopupAtom } from '@shop/feature-content/popups/open-popup';
import { useShopServices } from '@shop/query/shop-services-provider';
import { eventPopupAtom } from '@shop/site/state/event-popup';
import { isOccupied, onQuietTime } from '@shop/site/loading/quiet-time';
import { useTheme } from '@shop/theming/theme-provider';
import { isConsentAwaitedAtom } from '@shop/site/state/consent-awaited';
import { useAtomValue, useSetAtom } from 'jotai/react';
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { useShopDocument } from '../document/shop-document-provider';
import { pageOfMatches } from '../page/route-handle';
import { hasMessage } from './has-message';

/** A popup opens after the shopper has done nothing for so long, so that it takes no press that was meant for the page. */
const QUIET_MS = 2_000;

/** The shopper is in the middle of something, or is to read what the page has just said. */
const isInUse = (page: Document): boolean => isOccupied(page) || hasMessage(page);

/**
 * Opens the popups of events, and one of each page that is opened, once the question for consent is answered. Their code
 * and what they say are loaded when it is their turn; a page stands without them where that fails. account §3, §4
 */
export function LazyPopups() {
  const services = useShopServices();
  const { allPages } = useTheme();
  const page = pageOfMatches(useMatches());
  const pageId = page?.id ?? null;
  const { key, pathname } = useLocation();
  const hasEventPopup = useAtomValue(eventPopupAtom) !== null;
  const setOpen = useSetAtom(openPopupAtom);
  const [Popup, setPopup] = useState<ComponentType | null>(null);
  const { session: renderedSession } = useShopDocument();
  const [firstPath] = useState(pathname);
  // A guest's first sign has loaded this code, and a navigation is one. A member's code is loaded with the document.
  const hasBegun = renderedSession === 'absent' || pathname !== firstPath;
  const isAwaited = useAtomValue(isConsentAwaitedAtom);
  const isAllowed = page?.allowsPopups === true && !isAwaited;
  /** The page, by its entry of the history, over which one may open now. */
  const freePage = useRef<string | null>(null);
  useEffect(() => {
    freePage.current = isAllowed ? key : null;
    return () => {
      freePage.current = null;
    };
  }, [isAllowed, key]);

  const load = async () => {
    const Loaded = await (await allPages.load()).overlays.popup.load();
    setPopup(() => Loaded);
  };
  const openNext = async () => {
    const { openNextPopup } = await import('@shop/feature-content/popups/next-popup');
    if (pageId === null) return;
    // All of it may take so long that the shopper thanks for an order meanwhile, or is asked something.
    const mayOpen = () => freePage.current === key && !isInUse(document);
    await openNextPopup(services, { pageId, prepare: load, mayOpen });
  };
  const start = useEffectEvent(() => void openNext().catch(() => undefined));
  useEffect(
    () => (isAllowed ? onQuietTime({ quietMs: QUIET_MS, hasBegun, isInUse }, () => start()) : undefined),
    [pathname, isAllowed, hasBegun],
  );
  useEffect(() => {
    if (!hasEventPopup || !isAllowed) return undefined;
    // It responds to what the shopper has just done.
    if (isInUse(document)) return onQuietTime({ quietMs: QUIET_MS, hasBegun: true, isInUse }, () => start());
    start();
    return undefined;
  }, [hasEventPopup, isAllowed]);
  // The page that follows closes it.
  useEffect(() => () => setOpen(null), [key, setOpen]);
  return Popup === null ? null : <Popup />;
}
