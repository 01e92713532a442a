import { staticPageQuery } from '@shop/feature-content/static-page-query';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths/paths';
import type { PageProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { Breadcrumb } from '@shop/ui-kit/breadcrumb';
import { EditorText } from '@shop/ui-kit/editor-text';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { QueryFailure } from '../../parts/query-failure';
import { staticPageWords } from './static-page-words';

/** A page of the shop's editors: legal notices, guides. */
export default function StaticPagePage({ params }: PageProps) {
  const words = useWords(staticPageWords);
  const path = `/${(params['*'] ?? '').replace(/\/+$/, '')}`;
  const { data, error, isPending, refetch } = useQuery(staticPageQuery(useApi(), path));
  if (isPending) return <SkeletonPage sizes={['line', 'block', 'block']} />;
  if (data === undefined) return <QueryFailure error={error} onRetry={refetch} />;
  return (
    <>
      <Breadcrumb items={[{ label: words.home, to: paths.home() }, { label: data.title }]} />
      <h1>{data.title}</h1>
      <EditorText html={data.body} />
    </>
  );
}
