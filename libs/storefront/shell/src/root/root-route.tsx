import { HydrationBoundary } from '@tanstack/react-query';
import { Outlet, useMatches, useRouteLoaderData } from 'react-router-dom';
import { ThemedLayout } from '../document/theme-part-host';
import { LazyShellEffects } from '../interactive/lazy-shell-effects';
import { headOf } from '../page/page-data';
import { pageOfMatches } from '../page/route-handle';
import type { SiteData } from '../site/site-data';
import { ROOT_ROUTE_ID } from './root-document';

/** The layout stays in place while the pages in it change. */
export function RootRoute() {
  const site = useRouteLoaderData<SiteData>(ROOT_ROUTE_ID);
  const matches = useMatches();
  const { layout = pageOfMatches(matches)?.layout ?? 'default', ...frame } =
    headOf(matches.at(-1)?.loaderData).frame ?? {};
  return (
    <HydrationBoundary state={site?.state ?? null}>
      <LazyShellEffects />
      <ThemedLayout id={layout} {...frame}>
        <Outlet />
      </ThemedLayout>
    </HydrationBoundary>
  );
}
