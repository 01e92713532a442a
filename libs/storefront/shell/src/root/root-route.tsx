import { isInvalidChannelAtom } from '@shop/site/state/site-state';
import { useAtomValue } from 'jotai/react';
import { Suspense, useMemo } from 'react';
import { Outlet, useMatches, useRouteLoaderData } from 'react-router-dom';
import { ThemedLayout } from '../document/theme-part-host';
import { LazyShellEffects } from '../interactive/lazy-shell-effects';
import { HydratedQueries } from '../page/hydrated-queries';
import { headOf } from '../page/page-data';
import { pageOfMatches } from '../page/route-handle';
import type { SiteData } from '../site/site-data';
import { RouteErrorPage } from './route-error-page';
import { ROOT_ROUTE_ID } from './root-document';

/** The layout stays in place while the pages in it change. */
export function RootRoute() {
  const site = useRouteLoaderData<SiteData>(ROOT_ROUTE_ID);
  const matches = useMatches();
  // Any call can have met it, also one beside the page. core §8
  const isInvalidChannel = useAtomValue(isInvalidChannelAtom);
  const {
    layout = pageOfMatches(matches)?.layout ?? 'default',
    isHeaderHidden = false,
    isFooterHidden = false,
  } = headOf(matches.at(-1)?.loaderData).frame ?? {};
  // Not again as soon as a press has begun a navigation, nor with each page in the same layout.
  const themed = useMemo(
    () => (
      <ThemedLayout id={layout} isHeaderHidden={isHeaderHidden} isFooterHidden={isFooterHidden}>
        <Outlet />
      </ThemedLayout>
    ),
    [layout, isHeaderHidden, isFooterHidden],
  );
  return (
    <HydratedQueries state={site?.state ?? null}>
      <LazyShellEffects />
      {isInvalidChannel ? (
        <Suspense>
          <RouteErrorPage error={{ kind: 'invalid-channel' }} />
        </Suspense>
      ) : (
        themed
      )}
    </HydratedQueries>
  );
}
