import { brandsQuery } from '@shop/feature-catalogue/brands-query';
import type { ProductFilter } from '@shop/feature-catalogue/product-filter';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths';
import { useWords } from '@shop/theming/use-words';
import { useQuery } from '@tanstack/react-query';
import { Form } from 'react-router-dom';
import styles from './filter-form.module.css';
import { filterFormWords } from './filter-form-words';

interface FilterFormProps {
  /** Begins the ids of its fields: the form may stand on a page twice. */
  readonly id: string;
  readonly filter: ProductFilter;
}

/** Six digits, as the list takes them, with room for separators. */
const PRICE_LENGTH = 7;

/** Price, brand and stock of a product list; a plain form, so it works without scripts. */
export function FilterForm({ id, filter }: FilterFormProps) {
  const words = useWords(filterFormWords);
  const brands = useQuery(brandsQuery(useApi())).data ?? [];
  const hidden = {
    word: filter.word,
    category: filter.category,
    maker: filter.maker,
    sort: filter.sort === 'recommended' ? null : filter.sort,
  };
  const price = (name: string, label: string, value: number | null) => (
    <input
      className={styles.price}
      name={name}
      aria-label={label}
      defaultValue={value ?? ''}
      inputMode="numeric"
      autoComplete="off"
      maxLength={PRICE_LENGTH}
    />
  );
  return (
    <Form
      key={JSON.stringify(filter)}
      method="get"
      action={paths.productList()}
      className={styles.form}
      aria-label={words.filterByConditions}
    >
      {Object.entries(hidden).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <fieldset className={styles.group}>
        <legend className={styles.label}>{words.price}</legend>
        <div className={styles.range}>
          {price('price_min', words.priceMin, filter.priceMin)}
          <span aria-hidden="true">{words.priceUntil}</span>
          {price('price_max', words.priceMax, filter.priceMax)}
          <span aria-hidden="true">{words.yen}</span>
        </div>
      </fieldset>
      {brands.length > 0 && (
        <div className={styles.group}>
          <label htmlFor={`${id}-brand`} className={styles.label}>
            {words.brand}
          </label>
          <select id={`${id}-brand`} name="brand" className={styles.select} defaultValue={filter.brand ?? ''}>
            <option value="">{words.allBrands}</option>
            {brands.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        </div>
      )}
      <label className={styles.check}>
        <input type="checkbox" name="in_stock" value="1" defaultChecked={filter.isInStock} />
        {words.inStockOnly}
      </label>
      <button type="submit" className={styles.button}>
        {words.filter}
      </button>
    </Form>
  );
}
