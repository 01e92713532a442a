import { HydrationBoundary } from '@tanstack/react-query';
import { Outlet, useMatches, useRouteLoaderData } from 'react-router-dom';
import { LiveEffects } from '../browser/live-effects';
import { routeOfMatches } from '../page-route/route-handle';
import type { SiteData } from '../site/site-data';
import { ROOT_ROUTE_ID } from './root-document';
import { ThemedLayout } from './theme-part-host';

/** The layout stays in place while the pages in it change. */
export function RootRoute() {
  const site = useRouteLoaderData<SiteData>(ROOT_ROUTE_ID);
  const route = routeOfMatches(useMatches());
  return (
    <HydrationBoundary state={site?.state ?? null}>
      <LiveEffects />
      <ThemedLayout id={route?.layout ?? 'default'}>
        <Outlet />
      </ThemedLayout>
    </HydrationBoundary>
  );
}
