import { qaCategoriesQuery } from '@shop/feature-content/qa-categories-query';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { PrimaryLink } from '../../parts/primary-link';
import { QueryFailure } from '../../parts/query-failure';
import { FaqCategory } from './faq-category';
import styles from './faq-page.module.css';
import { faqWords } from './faq-words';

/** All questions by their kinds, with links to each kind. */
export function FaqTree() {
  const words = useWords(faqWords);
  const { data, error, isPending, refetch } = useQuery(qaCategoriesQuery(useApi()));
  if (isPending) return <SkeletonPage sizes={['line', 'line', 'line', 'line']} />;
  if (data === undefined) return <QueryFailure error={error} onRetry={refetch} />;
  if (data.length === 0)
    return (
      <EmptyState message={words.empty}>
        <PrimaryLink to={paths.home()}>{words.toHome}</PrimaryLink>
      </EmptyState>
    );
  return (
    <>
      <nav aria-label={words.categories}>
        <ul className={styles.categories}>
          {data.map(({ key, name }) => (
            <li key={key}>
              <a href={`#faq-${key}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      {data.map((category) => (
        <FaqCategory key={category.key} category={category} level={2} />
      ))}
    </>
  );
}
