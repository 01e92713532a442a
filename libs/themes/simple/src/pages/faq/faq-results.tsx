import { qasQuery } from '@shop/feature-content/qas-query';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { PrimaryLink } from '../../parts/primary-link';
import { QueryFailure } from '../../parts/query-failure';
import { FaqQuestion } from './faq-question';
import { faqWords } from './faq-words';

/** The questions in which the shopper's words occur. */
export function FaqResults({ word }: { readonly word: string }) {
  const words = useWords(faqWords);
  const { data, error, isPending, refetch } = useQuery(qasQuery(useApi(), word));
  if (isPending) return <SkeletonPage sizes={['line', 'line']} />;
  if (data === undefined) return <QueryFailure error={error} onRetry={refetch} />;
  if (data.length === 0)
    return (
      <EmptyState message={words.nothing(word)}>
        <PrimaryLink to={paths.faq()}>{words.all}</PrimaryLink>
      </EmptyState>
    );
  return (
    <>
      <h2>{words.results(word, data.length)}</h2>
      {data.map((question) => (
        <FaqQuestion key={question.id} question={question} />
      ))}
      <p>
        <Link to={paths.faq()}>{words.all}</Link>
      </p>
    </>
  );
}
