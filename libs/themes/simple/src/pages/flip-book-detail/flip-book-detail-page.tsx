import { flipBookQuery } from '@shop/feature-content/flip-book-query';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths/paths';
import type { PageProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { Breadcrumb } from '@shop/ui-kit/breadcrumb';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { QueryFailure } from '../../parts/query-failure';
import { flipBookDetailWords } from './flip-book-detail-words';
import { FlipBookViewer } from './flip-book-viewer';

/** One digital catalogue, to be leafed through. core §2 */
export default function FlipBookDetailPage({ params }: PageProps) {
  const words = useWords(flipBookDetailWords);
  const { data, error, isPending, refetch } = useQuery(flipBookQuery(useApi(), params['key'] ?? ''));
  if (isPending) return <SkeletonPage sizes={['line', 'tall']} />;
  if (data === undefined) return <QueryFailure error={error} onRetry={refetch} />;
  return (
    <>
      <Breadcrumb
        items={[
          { label: words.home, to: paths.home() },
          { label: words.flipBooks, to: paths.flipBooks() },
          { label: data.title },
        ]}
      />
      <h1>{data.title}</h1>
      <p>{data.description}</p>
      {data.leaves.length === 0 ? (
        <EmptyState message={words.empty} />
      ) : (
        <FlipBookViewer key={data.key} title={data.title} leaves={data.leaves} />
      )}
      <p>
        <Link to={paths.flipBooks()}>{words.toFlipBooks}</Link>
      </p>
    </>
  );
}
