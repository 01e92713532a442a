import { groupByKana } from '@shop/feature-catalogue/group-by-kana';
import { paths } from '@shop/site/paths/paths';
import { Breadcrumb } from '@shop/ui-kit/breadcrumb';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { KanaIndex } from './kana-index';
import indexStyles from './kana-index.module.css';
import { PrimaryLink } from './primary-link';
import { QueryFailure } from './query-failure';

interface KanaListProps<Entry> {
  readonly words: Readonly<Record<'home' | 'heading' | 'lead' | 'empty' | 'toProductList', string>>;
  readonly query: UseQueryResult<readonly Entry[]>;
  readonly children: (entry: Entry, headingLevel: 2 | 3) => ReactNode;
}

/** So many fit on a screen: rows of the syllabary would hold one each, and leave most of a desk's width empty. */
const MOST_WITHOUT_ROWS = 12;

/** A page of every entry of one kind in the order of the syllabary, with its loading, empty and error states. */
export function KanaList<Entry extends { readonly key: string; readonly kana: string }>({
  words,
  query: { data, error, isPending, refetch },
  children,
}: KanaListProps<Entry>) {
  const groups = groupByKana(data ?? []);
  const isShort = data !== undefined && data.length <= MOST_WITHOUT_ROWS;
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
          {isShort ? (
            <ul className={indexStyles.entries}>
              {groups.flatMap(({ entries }) =>
                entries.map((entry) => <li key={entry.key}>{children(entry, 2)}</li>),
              )}
            </ul>
          ) : (
            <KanaIndex groups={groups} entryKey={({ key }) => key}>
              {(entry) => children(entry, 3)}
            </KanaIndex>
          )}
        </>
      )}
    </>
  );
}
