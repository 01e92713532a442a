import type { ShopServices } from '@shop/query/shop-services';
import { shopServicesContext } from '@shop/query/shop-services-context';
import { ShopServicesProvider } from '@shop/query/shop-services-provider';
import { sessionAtom } from '@shop/session/session-atoms';
import { signedOutState } from '@shop/session/session-state';
import { browserStorage } from '@shop/site/storage/browser-storage';
import { followOnlineStatus } from '@shop/site/state/follow-online-status';
import { shopStorage } from '@shop/site/storage/shop-storage';
import { resolveTheme } from '@shop/theming/resolve-theme';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter, RouterContextProvider } from 'react-router-dom';
import { themes } from 'virtual:shop-themes';
import { type DocumentSession, shopDocumentContext } from '../document/shop-document';
import { ShopDocumentProvider } from '../document/shop-document-provider';
import { type PartFiles, RenderAssetsProvider } from '../document/render-assets';
import { loadNamedPart } from '../document/load-named-part';
import { DeferredScriptsPlaceholder } from './deferred-scripts-placeholder';
import { deferOfflineLinks } from './defer-offline-links';
import { createBrowserServices } from './create-browser-services';
import { FORM_SNAPSHOT_NAME } from '../reload/form-snapshot-name';
import { keepFormSnapshot } from '../reload/keep-form-snapshot';
import { createNavigationTarget } from '../reload/navigation-target';
import { markInlinedStyles } from './mark-inlined-styles';
import { readShopDocument } from './read-shop-document';
import { browserReload, reloadOnce } from '../reload/reload-once';
import { removeServerStyles } from './remove-server-styles';
import { reportErrors } from './report-errors';
import { HydrationMarker } from './hydration-marker';

const NO_FILES: PartFiles = { scripts: [], styles: [] };

/** Puts the session into the state that the server rendered the page with, so that hydration matches. */
async function matchSession({ session, store }: ShopServices, rendered: DocumentSession): Promise<void> {
  if (rendered === 'valid') await session.restore();
  else store.set(sessionAtom, { ...signedOutState, check: rendered === 'absent' });
}

/** Loads the code that the server's document was rendered with, then hydrates it. */
export async function startBrowser(): Promise<void> {
  reportErrors(window);
  const { shop, namespace, channelPrefix, apiBase, breakpoints, parts, tokensCss, themeColor, nonce } =
    readShopDocument(document);
  const tab = shopStorage(browserStorage('sessionStorage'), channelPrefix);
  window.addEventListener('vite:preloadError', (event) => {
    if (reloadOnce(browserReload(tab))) event.preventDefault();
  });
  const target = createNavigationTarget();
  keepFormSnapshot(window, tab, target.current);
  if (!import.meta.env.DEV) markInlinedStyles(document);
  const services = createBrowserServices(shop.channel, apiBase);
  const theme = resolveTheme(themes, namespace);
  if (breakpoints !== null)
    void import('./adapt-loaded-styles').then(({ adaptLoadedStyles }) =>
      adaptLoadedStyles(document, theme.breakpoints, breakpoints),
    );
  await Promise.all([
    matchSession(services, shop.session),
    ...parts.map((name) => loadNamedPart(theme, name)),
  ]);
  if (import.meta.env.DEV) removeServerStyles(document);
  const getContext = () => {
    const context = new RouterContextProvider();
    context.set(shopServicesContext, services);
    context.set(shopDocumentContext, shop);
    return context;
  };
  const instrumentations = [target.instrumentation];
  const assets = {
    nonce,
    filesOf: () => NO_FILES,
    hint: () => undefined,
    tokensCss: () => tokensCss,
    themeColor: () => themeColor,
    Scripts: DeferredScriptsPlaceholder,
    SocialHead: null,
  };
  startTransition(() => {
    hydrateRoot(
      document,
      <RenderAssetsProvider value={assets}>
        <ShopDocumentProvider value={shop}>
          <ShopServicesProvider services={services}>
            <HydrationMarker>
              <HydratedRouter getContext={getContext} instrumentations={instrumentations} />
            </HydrationMarker>
          </ShopServicesProvider>
        </ShopDocumentProvider>
      </RenderAssetsProvider>,
    );
  });
  followOnlineStatus(services.store);
  deferOfflineLinks(window);
  if (tab.getItem(FORM_SNAPSHOT_NAME) !== null)
    void import('../reload/restore-form-snapshot').then(({ restoreFormSnapshot }) =>
      restoreFormSnapshot(window, tab),
    );
}
