import { useShopServices } from '@shop/query/shop-services-provider';
import { isInvalidChannelAtom, maintenanceAtom } from '@shop/site/site-state';
import { HydrationBoundary } from '@tanstack/react-query';
import { useState } from 'react';
import { useRouteError, useRouteLoaderData } from 'react-router-dom';
import { ThemedLayout, ThemedPage } from '../document/theme-part-host';
import { toRouteError, type RouteError } from '../page/route-error';
import type { SiteData } from '../site/site-data';
import { errorView } from '../page/error-view';
import { StaticErrorFallback } from './static-error-fallback';
import { ROOT_ROUTE_ID } from './root-document';

const NO_SEARCH = new URLSearchParams();

/** Puts what the error says where the theme's pages read it, on the server as in the browser. */
function useErrorState(error: RouteError): void {
  const { store } = useShopServices();
  useState(() => {
    store.set(isInvalidChannelAtom, error.kind === 'invalid-channel');
    if (error.kind === 'maintenance')
      store.set(maintenanceAtom, { title: error.title, message: error.message ?? '' });
  });
}

/** Renders the theme's page for whatever a loader or a component has thrown. */
export function RootErrorBoundary() {
  const site = useRouteLoaderData<SiteData>(ROOT_ROUTE_ID);
  const error = toRouteError(useRouteError());
  useErrorState(error);
  const { page, layout } = errorView(error);
  return (
    <StaticErrorFallback>
      <HydrationBoundary state={site?.state ?? null}>
        <ThemedLayout id={layout}>
          <ThemedPage id={page} params={{}} search={NO_SEARCH} />
        </ThemedLayout>
      </HydrationBoundary>
    </StaticErrorFallback>
  );
}
