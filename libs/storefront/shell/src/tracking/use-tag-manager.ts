import type { Consent } from '@shop/feature-tracking/consent';
import { pushToDataLayer } from '@shop/feature-tracking/data-layer';
import { hasTagManager, loadTagManager } from '@shop/feature-tracking/load-tag-manager';
import { useShopServices } from '@shop/query/shop-services-provider';
import { PAGE_PATHS } from '@shop/site/paths/page-paths';
import { waitForSettings } from '@shop/site/settings/wait-for-settings';
import { waitForTitle } from '@shop/site/loading/wait-for-title';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { pageOfMatches } from '../page/route-handle';
import { carriesSecret } from './carries-secret';

/**
 * Loads the shop's tag manager for a shopper who has consented and pushes every view of a page. Pages of one shopper are
 * named by their pattern: their URLs and titles say whose they are.
 *
 * The URL of some pages carries a secret, which a script of another site could read: in a document that was opened with
 * one it is never loaded, and where it is loaded such a page is opened as a document of its own, by `reload`.
 */
export function useTagManager(consent: Consent, reload: () => void): void {
  const { queryClient, clock } = useShopServices();
  const page = pageOfMatches(useMatches());
  const { pathname, search } = useLocation();
  const title = useRef('');
  // The policy of the document allows what was agreed to when it was loaded; another answer loads it again.
  const [loadedWith] = useState(consent);
  const isPublic = page?.cache !== 'private';
  const path = isPublic ? pathname : PAGE_PATHS[page.id];
  const hasSecret = carriesSecret(page, search);
  // The browser tells scripts by which URL the document was opened.
  const [wasOpenedWithSecret] = useState(hasSecret);
  const onSecret = useEffectEvent(() => {
    if (hasTagManager(document)) reload();
  });
  useEffect(() => {
    if (hasSecret) onSecret();
  }, [hasSecret, pathname]);
  const mayLoad = consent === 'given' && loadedWith === 'given' && !hasSecret && !wasOpenedWithSecret;
  useEffect(() => {
    if (!mayLoad) return undefined;
    let isCancelled = false;
    const pushView = async () => {
      const gtmId = (await waitForSettings(queryClient))?.gtmId ?? null;
      if (gtmId === null || isCancelled) return;
      loadTagManager(document, gtmId, clock.now());
      title.current = await waitForTitle(title.current);
      if (isCancelled) return;
      pushToDataLayer({
        event: 'page_view',
        page_path: path,
        ...(isPublic && { page_title: title.current }),
      });
    };
    void pushView();
    return () => {
      isCancelled = true;
    };
  }, [mayLoad, isPublic, path, pathname, queryClient, clock]);
}
