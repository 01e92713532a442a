import type { ShopServices } from '@shop/query/shop-services';
import { shopServicesContext } from '@shop/query/shop-services-context';
import { ShopServicesProvider } from '@shop/query/shop-services-provider';
import { sessionAtom } from '@shop/session/session-atoms';
import { signedOutState } from '@shop/session/session-state';
import { browserStorage } from '@shop/site/browser-storage';
import { followOnlineStatus } from '@shop/site/follow-online-status';
import { ownStorage } from '@shop/site/own-storage';
import { resolveTheme } from '@shop/theming/resolve-theme';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter, RouterContextProvider, Scripts } from 'react-router-dom';
import { themes } from 'virtual:shop-themes';
import { type DocumentSession, shopDocumentContext } from '../document/shop-document';
import { ShopDocumentProvider } from '../document/shop-document-provider';
import { type PartFiles, RenderAssetsProvider } from '../document/render-assets';
import { findPart } from '../document/find-part';
import { DrawnScripts } from './drawn-scripts';
import { createBrowserServices } from './create-browser-services';
import { FORM_SNAPSHOT_NAME } from '../reload/form-snapshot-name';
import { keepInlinedStyles } from './keep-inlined-styles';
import { readShopDocument } from './read-shop-document';
import { browserReload, reloadOnce } from '../reload/reload-once';
import { reportErrors } from './report-errors';
import { HydrationMarker } from './hydration-marker';

const NO_FILES: PartFiles = { scripts: [], styles: [] };

/** Puts the session into the state that the server drew the page in, so that both draw the same. */
async function matchSession({ session, store }: ShopServices, drawn: DocumentSession): Promise<void> {
  if (drawn === 'valid') await session.restore();
  else store.set(sessionAtom, { ...signedOutState, check: drawn === 'absent' });
}

/** Takes the server's document over: loads the code it was drawn with, then hydrates. */
export async function startBrowser(): Promise<void> {
  reportErrors(window);
  const { shop, namespace, channelPrefix, apiBase, parts, tokensCss, nonce } = readShopDocument(document);
  const tab = ownStorage(browserStorage('sessionStorage'), channelPrefix);
  window.addEventListener('vite:preloadError', (event) => {
    if (reloadOnce(browserReload(tab))) event.preventDefault();
  });
  keepInlinedStyles(document);
  const services = createBrowserServices(shop.channel, apiBase);
  const theme = resolveTheme(themes, namespace);
  await Promise.all([
    matchSession(services, shop.session),
    ...parts.map((name) => findPart(theme, name)?.load()),
    ...Object.values(theme.slots).map((slot) => slot.load()),
  ]);
  const getContext = () => {
    const context = new RouterContextProvider();
    context.set(shopServicesContext, services);
    context.set(shopDocumentContext, shop);
    return context;
  };
  const assets = {
    nonce,
    filesOf: () => NO_FILES,
    hint: () => undefined,
    tokensCss: () => tokensCss,
    Scripts: import.meta.env.DEV ? Scripts : DrawnScripts,
    SocialHead: null,
  };
  startTransition(() => {
    hydrateRoot(
      document,
      <RenderAssetsProvider value={assets}>
        <ShopDocumentProvider value={shop}>
          <ShopServicesProvider services={services}>
            <HydratedRouter getContext={getContext} />
            <HydrationMarker />
          </ShopServicesProvider>
        </ShopDocumentProvider>
      </RenderAssetsProvider>,
    );
  });
  followOnlineStatus(services.store);
  if (tab.getItem(FORM_SNAPSHOT_NAME) !== null)
    void import('../reload/restore-form-snapshot').then(({ restoreFormSnapshot }) =>
      restoreFormSnapshot(window, tab),
    );
}
