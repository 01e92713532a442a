import { SkeletonPage } from '@shop/ui-kit/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryFailure } from '../query-failure';
import { BlockHead, type BlockHeadProps } from './block-head';

interface BlockFrameProps<Data> extends Pick<BlockHeadProps, 'title' | 'more'> {
  readonly id: number;
  readonly className?: string | undefined;
  readonly query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  readonly isEmpty: (data: Data) => boolean;
  readonly children: (data: Data) => ReactNode;
}

/** A block with its title. What fails is said in its place and takes nothing else with it; an empty block is left out. */
export function BlockFrame<Data>({
  id,
  title,
  more,
  className,
  query,
  isEmpty,
  children,
}: BlockFrameProps<Data>) {
  const { data, error, refetch } = query;
  if (data !== undefined && isEmpty(data)) return null;
  const headingId = `block-${id}`;
  return (
    <section aria-labelledby={headingId} className={className}>
      <BlockHead id={headingId} title={title} more={data === undefined ? undefined : more} />
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
