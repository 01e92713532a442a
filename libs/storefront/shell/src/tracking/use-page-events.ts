import type { Consent } from '@shop/feature-tracking/consent';
import { enqueueEvents } from '@shop/feature-tracking/event-queue';
import { sendEvent } from '@shop/feature-tracking/event-sender';
import { forgetSeenEvents, markFirst } from '@shop/feature-tracking/seen-events';
import { useShopServices } from '@shop/query/shop-services-provider';
import { noteUnsentEventAtom } from '@shop/site/state/note-unsent-event';
import { tabStorage } from '@shop/site/storage/shop-storage';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { pageOfMatches } from '../page/route-handle';
import { carriesSecret } from './carries-secret';
import { type OpenPage, pageEvents } from './page-events';
import { recommendationOf } from './recommendations';

const VIEW = 'view ';
/** The router's name of the history entry of a document that was opened by its URL. */
const FIRST_ENTRY = 'default';

/** How the document was opened: a reload and a way back show what was told already. */
function isFreshDocument(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return entry === undefined || !('type' in entry) || entry.type === 'navigate';
}

/**
 * Tells what a shopper sees: once for each entry of the tab's history, so that neither a reload nor a way back counts
 * again. Without consent nothing is sent and nothing is kept on the device, but the popup of such an event opens all the
 * same. account §4, §7
 */
export function usePageEvents(consent: Consent): void {
  const services = useShopServices();
  const matches = useMatches();
  const { key, pathname, search } = useLocation();
  const previous = useRef<OpenPage | null>(null);
  /** What was seen without consent, until the document is left. */
  const unsent = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (isFreshDocument()) forgetSeenEvents(tabStorage(services), VIEW + FIRST_ENTRY);
  }, [services]);

  const tell = useEffectEvent(() => {
    const page = pageOfMatches(matches);
    const from = previous.current;
    if (page === null) return;
    const open: OpenPage = { id: page.id, key: matches.at(-1)?.params['key'] ?? null, search };
    previous.current = open;
    // Of a page whose path carries a secret nothing is told, and so nothing is kept.
    if (page.hasSecret === true) return;
    const kept = carriesSecret(page, search) ? pathname : pathname + search;
    const isFirst = (name: string) => {
      if (consent === 'given') return markFirst(tabStorage(services), name);
      const isNew = !unsent.current.has(name);
      unsent.current = new Set([...unsent.current, name]);
      return isNew;
    };
    enqueueEvents(services.store, async () => {
      if (!isFirst(`${VIEW}${key} ${kept}`)) return;
      for (const event of await pageEvents(services, open, { from, isFirst }))
        if (consent === 'given')
          await sendEvent(services, event, { recommendation: recommendationOf(services.store, event) });
        else services.store.set(noteUnsentEventAtom, event.name);
    });
  });
  useEffect(() => tell(), [key, pathname, search, consent]);
}
