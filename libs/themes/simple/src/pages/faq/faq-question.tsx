import type { QaView } from '@shop/feature-content/qa-categories-query';
import { EditorText } from '@shop/ui-kit/editor-text';
import styles from './faq-page.module.css';

/** A question that shows its answer when it is opened; works without scripts. */
export function FaqQuestion({ question: { question, answer } }: { readonly question: QaView }) {
  return (
    <details className={styles.question}>
      <summary className={styles.summary}>{question}</summary>
      <EditorText html={answer} />
    </details>
  );
}
