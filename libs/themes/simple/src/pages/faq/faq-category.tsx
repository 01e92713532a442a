import type { QaCategoryView } from '@shop/feature-content/qa-categories-query';
import { FaqQuestion } from './faq-question';
import styles from './faq-page.module.css';

interface FaqCategoryProps {
  readonly category: QaCategoryView;
  readonly level: 2 | 3;
}

/** A kind of question with its questions and the kinds below it. */
export function FaqCategory({ category: { key, name, questions, children }, level }: FaqCategoryProps) {
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={`faq-${key}`}>
      <Heading id={`faq-${key}`} className={styles.category}>
        {name}
      </Heading>
      {questions.map((question) => (
        <FaqQuestion key={question.id} question={question} />
      ))}
      {children.map((child) => (
        <FaqCategory key={child.key} category={child} level={3} />
      ))}
    </section>
  );
}
