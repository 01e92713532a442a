import { paths } from '@shop/site/paths';
import { Form, useSearchParams } from 'react-router-dom';
import styles from './search-form.module.css';

/** Search for products; also without scripts, as a plain form. */
export function SearchForm({ id }: { readonly id: string }) {
  const [search] = useSearchParams();
  const word = search.get('word') ?? '';
  return (
    <Form role="search" method="get" action={paths.productList()} className={styles.form}>
      <input
        key={word}
        id={id}
        type="search"
        name="word"
        className={styles.input}
        aria-label="商品を検索"
        placeholder="商品を検索"
        defaultValue={word}
        autoComplete="off"
        maxLength={200}
      />
      <button type="submit" className={styles.button}>
        検索
      </button>
    </Form>
  );
}
