import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';

interface HydratedQueriesProps {
  /** What `dehydrateFetched` wrote into the document; `null` in the browser, whose cache has the queries. */
  readonly state: string | null;
  readonly children: ReactNode;
}

const isDehydrated = (value: unknown): value is DehydratedState =>
  typeof value === 'object' && value !== null && 'queries' in value;

const readQueries = (state: string): DehydratedState | null => {
  const value: unknown = JSON.parse(state);
  return isDehydrated(value) ? value : null;
};

/** Puts the queries that a loader fetched on the server into the browser's cache, before what reads them is rendered. */
export function HydratedQueries({ state, children }: HydratedQueriesProps) {
  const queries = useMemo(() => (state === null ? null : readQueries(state)), [state]);
  return <HydrationBoundary state={queries}>{children}</HydrationBoundary>;
}
