import type { NewsArticleView } from '@shop/feature-content/news-entry-query';
import { useMarkNewsRead } from '@shop/feature-content/use-mark-news-read';
import { EditorText } from '@shop/ui-kit/editor-text';
import { EntryMeta } from '../../parts/entry-meta';
import styles from './news-article.module.css';

/** A piece of news, which counts as read once a member sees it. core §3 */
export function NewsArticle({ article }: { readonly article: NewsArticleView }) {
  useMarkNewsRead(article);
  return (
    <article>
      <h1>{article.title}</h1>
      <EntryMeta publishedAt={article.publishedAt} label={article.label} />
      <div className={styles.body}>
        <EditorText html={article.body} />
      </div>
    </article>
  );
}
