import { useShopServices } from '@shop/query/shop-services-provider';
import { isInvalidChannelAtom, isUnreachableAtom, maintenanceAtom } from '@shop/site/state/site-state';
import { useState } from 'react';
import { useRouteError, useRouteLoaderData } from 'react-router-dom';
import { HydratedQueries } from '../page/hydrated-queries';
import { toRouteError, type RouteError } from '../page/route-error';
import type { SiteData } from '../site/site-data';
import { useGrantedRetry } from './use-granted-retry';
import { StaticErrorFallback } from './static-error-fallback';
import { ROOT_ROUTE_ID } from './root-document';
import { RouteErrorPage } from './route-error-page';

/** Puts what the error says where the theme's pages read it, on the server as in the browser. */
function useErrorState(error: RouteError): void {
  const { store } = useShopServices();
  useState(() => {
    store.set(isInvalidChannelAtom, error.kind === 'invalid-channel');
    store.set(isUnreachableAtom, error.kind === 'unreachable');
    if (error.kind === 'maintenance')
      store.set(maintenanceAtom, { title: error.title, message: error.message ?? '', gtmId: error.gtmId });
  });
}

/** Renders the theme's page for whatever a loader or a component has thrown. */
export function RootErrorBoundary() {
  const site = useRouteLoaderData<SiteData>(ROOT_ROUTE_ID);
  const error = toRouteError(useRouteError());
  useErrorState(error);
  useGrantedRetry(error);
  return (
    <StaticErrorFallback>
      <HydratedQueries state={site?.state ?? null}>
        <RouteErrorPage error={error} />
      </HydratedQueries>
    </StaticErrorFallback>
  );
}
