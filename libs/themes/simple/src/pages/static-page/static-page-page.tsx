import { staticPageQuery } from '@shop/feature-content/static-page-query';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths';
import type { PageProps } from '@shop/theming/page-props';
import { Breadcrumb } from '@shop/ui-kit/breadcrumb';
import { HtmlText } from '@shop/ui-kit/html-text';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { QueryFailure } from '../../parts/query-failure';

/** A page of the shop's editors: legal notices, guides. */
export default function StaticPagePage({ params }: PageProps) {
  const path = `/${(params['*'] ?? '').replace(/\/+$/, '')}`;
  const { data, error, isPending, refetch } = useQuery(staticPageQuery(useApi(), path));
  if (isPending) return <SkeletonPage sizes={['line', 'block', 'block']} />;
  if (data === undefined) return <QueryFailure error={error} onRetry={refetch} />;
  return (
    <>
      <Breadcrumb items={[{ label: 'ホーム', to: paths.home() }, { label: data.title }]} />
      <h1>{data.title}</h1>
      <HtmlText html={data.body} />
    </>
  );
}
