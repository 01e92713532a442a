import { Pagination } from '@shop/ui-kit/pagination';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { QueryFailure } from './query-failure';

interface PagedListProps<Page> {
  readonly query: UseQueryResult<Page>;
  /** What stands in the place of the entries while they load. */
  readonly skeleton: ComponentProps<typeof SkeletonPage>['sizes'];
  readonly entriesOf: (page: Page) => readonly unknown[];
  /** What is said where there are none. */
  readonly empty: ReactNode;
  /** The URL of a page. */
  readonly toPage: (page: number) => string;
  readonly children: (page: Page) => ReactNode;
}

/** A list that comes in pages, with its loading, empty and error states. */
export function PagedList<
  Page extends { readonly pagination: { readonly current: number; readonly last: number } },
>({
  query: { data, error, isPending, refetch },
  skeleton,
  entriesOf,
  empty,
  toPage,
  children,
}: PagedListProps<Page>) {
  if (isPending) return <SkeletonPage sizes={skeleton} />;
  if (data === undefined) return <QueryFailure error={error} onRetry={refetch} />;
  if (entriesOf(data).length === 0) return empty;
  return (
    <>
      {children(data)}
      <Pagination current={data.pagination.current} last={data.pagination.last} toPage={toPage} />
    </>
  );
}
