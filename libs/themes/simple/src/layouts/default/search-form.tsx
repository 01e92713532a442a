import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { lazy, Suspense, useRef, useState } from 'react';
import { Form, useSearchParams } from 'react-router-dom';
import styles from './search-form.module.css';
import { searchFormWords } from './search-form-words';

/** Loaded by those who search. */
const SearchSuggestions = lazy(() => import('../../parts/search-suggestions'));

/** Search for products; also without scripts, as a plain form. */
export function SearchForm({ id }: { readonly id: string }) {
  const words = useWords(searchFormWords);
  const [search] = useSearchParams();
  const word = search.get('word') ?? '';
  const [isUsed, setIsUsed] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  return (
    <Form role="search" method="get" action={paths.productList()} className={styles.form}>
      <input
        key={word}
        ref={input}
        onFocus={() => setIsUsed(true)}
        id={id}
        type="search"
        name="word"
        className={styles.input}
        aria-label={words.searchProducts}
        placeholder={words.searchProducts}
        defaultValue={word}
        autoComplete="off"
        maxLength={200}
      />
      <button type="submit" className={styles.button}>
        {words.search}
      </button>
      {isUsed && (
        <Suspense>
          <SearchSuggestions key={word} input={input} />
        </Suspense>
      )}
    </Form>
  );
}
