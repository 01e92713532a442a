import { blogEntryQuery } from '@shop/feature-content/blog-entry-query';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths/paths';
import type { PageProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { Breadcrumb } from '@shop/ui-kit/breadcrumb';
import { EditorText } from '@shop/ui-kit/editor-text';
import { Picture } from '@shop/ui-kit/picture';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { EntryMeta } from '../../parts/entry-meta';
import { QueryFailure } from '../../parts/query-failure';
import styles from './blog-article-page.module.css';
import { BlogProducts } from './blog-products';
import { blogArticleWords } from './blog-article-words';

/** One article of the shop. core §2 */
export default function BlogArticlePage({ params }: PageProps) {
  const words = useWords(blogArticleWords);
  const { data, error, isPending, refetch } = useQuery(blogEntryQuery(useApi(), params['key'] ?? ''));
  if (isPending) return <SkeletonPage sizes={['line', 'tall', 'block']} />;
  if (data === undefined) return <QueryFailure error={error} onRetry={refetch} />;
  return (
    <>
      <Breadcrumb
        items={[
          { label: words.home, to: paths.home() },
          { label: words.blog, to: paths.blog() },
          { label: data.title },
        ]}
      />
      <article className={styles.article}>
        <h1>{data.title}</h1>
        <EntryMeta publishedAt={data.publishedAt} label={data.label} author={data.author} />
        {data.picture !== null && (
          <span className={styles.picture}>
            <Picture picture={data.picture} sizes="(min-width: 48rem) 720px, 92vw" isDecorative isPriority />
          </span>
        )}
        <EditorText html={data.body} />
      </article>
      <BlogProducts articleKey={params['key'] ?? ''} />
      <p>
        <Link to={paths.blog()}>{words.toBlog}</Link>
      </p>
    </>
  );
}
