import type { QaCategoryView, QaView } from '@shop/feature-content/qa-categories-query';
import type { StructuredData } from './page-description';

const TAGS = /<[^>]*>/g;

const questionsOf = (categories: readonly QaCategoryView[]): readonly QaView[] =>
  categories.flatMap(({ questions, children }) => [...questions, ...questionsOf(children)]);

/** Questions and answers as a schema.org FAQPage; answers as plain text. */
export function faqData(categories: readonly QaCategoryView[]): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questionsOf(categories).map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.replace(TAGS, ' ').replace(/\s+/g, ' ').trim() },
    })),
  };
}
