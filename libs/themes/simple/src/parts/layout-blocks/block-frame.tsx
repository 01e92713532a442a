import { useWords } from '@shop/theming/use-words';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { QueryFailure } from '../query-failure';
import styles from './block-frame.module.css';
import { layoutBlockWords } from './layout-block-words';

interface BlockFrameProps<Data> {
  readonly id: number;
  readonly title: string;
  /** Where there is more of the same. */
  readonly to?: string;
  readonly query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  readonly isEmpty: (data: Data) => boolean;
  readonly children: (data: Data) => ReactNode;
}

/** A block with its title. What fails is said in its place and takes nothing else with it; an empty block is left out. */
export function BlockFrame<Data>({ id, title, to, query, isEmpty, children }: BlockFrameProps<Data>) {
  const words = useWords(layoutBlockWords);
  const { data, error, refetch } = query;
  if (data !== undefined && isEmpty(data)) return null;
  const headingId = `block-${id}`;
  return (
    <section aria-labelledby={headingId} className={styles.block}>
      <div className={styles.head}>
        <h2 id={headingId}>{title}</h2>
        {to !== undefined && data !== undefined && <Link to={to}>{words.more(title)}</Link>}
      </div>
      {data !== undefined ? (
        children(data)
      ) : error !== null ? (
        <QueryFailure error={error} onRetry={refetch} />
      ) : (
        <SkeletonPage sizes={['tall']} />
      )}
    </section>
  );
}
