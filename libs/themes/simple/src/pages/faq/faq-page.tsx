import { readWord } from '@shop/feature-content/read-word';
import { paths } from '@shop/site/paths/paths';
import type { PageProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { Breadcrumb } from '@shop/ui-kit/breadcrumb';
import { Form } from 'react-router-dom';
import { PrimaryButton } from '../../parts/primary-button';
import styles from './faq-page.module.css';
import { FaqResults } from './faq-results';
import { FaqTree } from './faq-tree';
import { faqWords } from './faq-words';

/** Questions and answers by their kinds, or those in which the shopper's words occur. core §2 */
export default function FaqPage({ search }: PageProps) {
  const words = useWords(faqWords);
  const word = readWord(search);
  return (
    <>
      <Breadcrumb items={[{ label: words.home, to: paths.home() }, { label: words.heading }]} />
      <h1>{words.heading}</h1>
      <Form key={word} role="search" aria-label={words.search} action={paths.faq()} className={styles.search}>
        <input
          type="search"
          name="q"
          aria-label={words.search}
          placeholder={words.search}
          defaultValue={word}
          className={styles.word}
        />
        <PrimaryButton type="submit">{words.submit}</PrimaryButton>
      </Form>
      {word === '' ? <FaqTree /> : <FaqResults word={word} />}
    </>
  );
}
