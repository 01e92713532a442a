import { categoriesQuery } from '@shop/feature-catalogue/categories-query';
import { stylistsQuery } from '@shop/feature-catalogue/stylists-query';
import { blogPageQuery } from '@shop/feature-content/blog-page-query';
import { newsListQuery } from '@shop/feature-content/news-list-query';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths';
import { useWords } from '@shop/theming/use-words';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { EntryMeta } from '../entry-meta';
import { BlockFrame } from './block-frame';
import styles from './block-frame.module.css';
import { layoutBlockWords } from './layout-block-words';

interface BlockProps {
  readonly id: number;
  readonly title: string;
}
type LimitedBlockProps = BlockProps & { readonly limit: number };

const isEmpty = (entries: readonly unknown[]) => entries.length === 0;

/** The categories at the top of the tree. */
export function CategoriesBlock({ id, title }: BlockProps) {
  const query = useQuery(categoriesQuery(useApi()));
  return (
    <BlockFrame id={id} title={title} query={query} isEmpty={isEmpty}>
      {(categories) => (
        <ul className={styles.chips}>
          {categories.map(({ key, name }) => (
            <li key={key}>
              <Link to={paths.productList({ category: key })}>{name}</Link>
            </li>
          ))}
        </ul>
      )}
    </BlockFrame>
  );
}

/** The newest news; what a member has not read yet is marked. `marksUnread`: a member is signed in. */
export function NewsBlock({
  id,
  title,
  limit,
  marksUnread,
}: LimitedBlockProps & { readonly marksUnread: boolean }) {
  const words = useWords(layoutBlockWords);
  const query = useQuery(newsListQuery(useApi(), limit));
  return (
    <BlockFrame id={id} title={title} to={paths.news()} query={query} isEmpty={isEmpty}>
      {(news) => (
        <ul className={styles.list}>
          {news.map((entry) => (
            <li key={entry.id}>
              <EntryMeta publishedAt={entry.publishedAt} label={entry.label} />{' '}
              {marksUnread && !entry.isRead && <span className={styles.unread}>{words.unread}</span>}
              <Link to={paths.newsArticle(entry.id)}>{entry.title}</Link>
            </li>
          ))}
        </ul>
      )}
    </BlockFrame>
  );
}

/** The newest articles. */
export function BlogsBlock({ id, title, limit }: LimitedBlockProps) {
  const query = useQuery(blogPageQuery(useApi(), 1));
  return (
    <BlockFrame
      id={id}
      title={title}
      to={paths.blog()}
      query={query}
      isEmpty={({ entries }) => isEmpty(entries)}
    >
      {({ entries }) => (
        <ul className={styles.list}>
          {entries.slice(0, limit).map((entry) => (
            <li key={entry.id}>
              <EntryMeta publishedAt={entry.publishedAt} label={entry.label} />{' '}
              <Link to={paths.blogArticle(entry.id)}>{entry.title}</Link>
            </li>
          ))}
        </ul>
      )}
    </BlockFrame>
  );
}

/** Some of the shop's stylists. */
export function StylistsBlock({ id, title, limit }: LimitedBlockProps) {
  const query = useQuery(stylistsQuery(useApi(), 1));
  return (
    <BlockFrame
      id={id}
      title={title}
      to={paths.stylists()}
      query={query}
      isEmpty={({ stylists }) => isEmpty(stylists)}
    >
      {({ stylists }) => (
        <ul className={styles.list}>
          {stylists.slice(0, limit).map(({ key, name, role }) => (
            <li key={key}>
              <Link to={paths.stylist(key)}>{name}</Link> {role}
            </li>
          ))}
        </ul>
      )}
    </BlockFrame>
  );
}
