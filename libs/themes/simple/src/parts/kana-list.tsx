import { groupByKana } from '@shop/feature-catalogue/group-by-kana';
import { paths } from '@shop/site/paths/paths';
import { Breadcrumb } from '@shop/ui-kit/breadcrumb';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { KanaIndex } from './kana-index';
import { PrimaryLink } from './primary-link';
import { QueryFailure } from './query-failure';

interface KanaListProps<Entry> {
  readonly words: Readonly<Record<'home' | 'heading' | 'lead' | 'empty' | 'toProductList', string>>;
  readonly query: UseQueryResult<readonly Entry[]>;
  readonly children: (entry: Entry) => ReactNode;
}

/** A page of every entry of one kind in the order of the syllabary, with its loading, empty and error states. */
export function KanaList<Entry extends { readonly key: string; readonly kana: string }>({
  words,
  query: { data, error, isPending, refetch },
  children,
}: KanaListProps<Entry>) {
  return (
    <>
      <Breadcrumb items={[{ label: words.home, to: paths.home() }, { label: words.heading }]} />
      <h1>{words.heading}</h1>
      {isPending && <SkeletonPage sizes={['line', 'block', 'block']} />}
      {error !== null && data === undefined && <QueryFailure error={error} onRetry={refetch} />}
      {data?.length === 0 && (
        <EmptyState message={words.empty}>
          <PrimaryLink to={paths.productList()}>{words.toProductList}</PrimaryLink>
        </EmptyState>
      )}
      {data !== undefined && data.length > 0 && (
        <>
          <p>{words.lead}</p>
          <KanaIndex groups={groupByKana(data)} entryKey={({ key }) => key}>
            {children}
          </KanaIndex>
        </>
      )}
    </>
  );
}
