import { useShopServices } from '@shop/query/shop-services-provider';
import { isInvalidChannelAtom, maintenanceAtom } from '@shop/site/site-state';
import { HydrationBoundary } from '@tanstack/react-query';
import { useState } from 'react';
import { useRouteError, useRouteLoaderData } from 'react-router-dom';
import { toRouteFailure, type RouteFailure } from '../page-route/route-failure';
import type { SiteData } from '../site/site-data';
import { failureView } from './failure-view';
import { LastResort } from './last-resort';
import { ROOT_ROUTE_ID } from './root-document';
import { ThemedLayout, ThemedPage } from './theme-part-host';

const NO_SEARCH = new URLSearchParams();

/** Puts what the failure says where the theme's pages read it, on the server as in the browser. */
function useFailureState(failure: RouteFailure): void {
  const { store } = useShopServices();
  useState(() => {
    store.set(isInvalidChannelAtom, failure.kind === 'invalid-channel');
    if (failure.kind === 'maintenance')
      store.set(maintenanceAtom, { title: failure.title, message: failure.message ?? '' });
  });
}

/** The theme's page for whatever a loader or a component threw. */
export function FailurePage() {
  const site = useRouteLoaderData<SiteData>(ROOT_ROUTE_ID);
  const failure = toRouteFailure(useRouteError());
  useFailureState(failure);
  const { page, layout } = failureView(failure);
  return (
    <LastResort>
      <HydrationBoundary state={site?.state ?? null}>
        <ThemedLayout id={layout}>
          <ThemedPage id={page} params={{}} search={NO_SEARCH} />
        </ThemedLayout>
      </HydrationBoundary>
    </LastResort>
  );
}
