import { newsEntryQuery } from '@shop/feature-content/news-entry-query';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths/paths';
import type { PageProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { Breadcrumb } from '@shop/ui-kit/breadcrumb';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { QueryFailure } from '../../parts/query-failure';
import { NewsArticle } from './news-article';
import { newsArticleWords } from './news-article-words';

/** One piece of news. core §2 */
export default function NewsArticlePage({ params }: PageProps) {
  const words = useWords(newsArticleWords);
  const { data, error, isPending, refetch } = useQuery(newsEntryQuery(useApi(), params['key'] ?? ''));
  if (isPending) return <SkeletonPage sizes={['line', 'line', 'block']} />;
  if (data === undefined) return <QueryFailure error={error} onRetry={refetch} />;
  return (
    <>
      <Breadcrumb
        items={[
          { label: words.home, to: paths.home() },
          { label: words.news, to: paths.news() },
          { label: data.title },
        ]}
      />
      <NewsArticle article={data} />
      <p>
        <Link to={paths.news()}>{words.toNews}</Link>
      </p>
    </>
  );
}
