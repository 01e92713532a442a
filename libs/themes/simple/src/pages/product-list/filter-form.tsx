import { brandsQuery } from '@shop/feature-catalogue/brands-query';
import {
  hasImpossiblePrice,
  type ProductFilter,
  readProductFilter,
} from '@shop/feature-catalogue/product-filter';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths';
import { useWords } from '@shop/theming/use-words';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Form } from 'react-router-dom';
import styles from './filter-form.module.css';
import { filterFormWords } from './filter-form-words';
import { useDraftCount } from './use-draft-count';

interface FilterFormProps {
  /** Begins the ids of its fields: the form may stand on a page twice. */
  readonly id: string;
  readonly filter: ProductFilter;
}

/** Six digits, as the list takes them, with room for separators. */
const PRICE_LENGTH = 7;

/** Price, brand and stock of a product list; a plain form, so it works without scripts. */
export const FilterForm = (props: FilterFormProps) => (
  <FilterFields key={JSON.stringify(props.filter)} {...props} />
);

/** What is written in a form, as the address of its list. */
function readDraft(form: HTMLFormElement): ProductFilter {
  const search = new URLSearchParams();
  for (const field of form.elements) {
    const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
    if (isField && (field.type !== 'checkbox' || ('checked' in field && field.checked)))
      search.append(field.name, field.value);
  }
  return readProductFilter(search);
}

function FilterFields({ id, filter }: FilterFormProps) {
  const words = useWords(filterFormWords);
  const [draft, setDraft] = useState<ProductFilter | null>(null);
  const count = useDraftCount(draft);
  const brands = useQuery(brandsQuery(useApi())).data ?? [];
  const hidden = {
    word: filter.word,
    category: filter.category,
    maker: filter.maker,
    sort: filter.sort === 'recommended' ? null : filter.sort,
  };
  const isImpossible = hasImpossiblePrice(draft ?? filter);
  const price = (name: string, label: string, value: number | null) => (
    <input
      className={styles.price}
      name={name}
      aria-label={label}
      defaultValue={value ?? ''}
      inputMode="numeric"
      autoComplete="off"
      maxLength={PRICE_LENGTH}
      aria-invalid={isImpossible || undefined}
      aria-describedby={isImpossible ? `${id}-price-error` : undefined}
    />
  );
  return (
    <Form
      method="get"
      action={paths.productList()}
      className={styles.form}
      aria-label={words.filterByConditions}
      onInput={({ currentTarget }) => setDraft(readDraft(currentTarget))}
      onSubmit={(event) => {
        if (hasImpossiblePrice(readDraft(event.currentTarget))) event.preventDefault();
      }}
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
        {isImpossible && (
          <p id={`${id}-price-error`} role="alert" className={styles.error}>
            {words.impossiblePrice}
          </p>
        )}
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
        {count === null
          ? words.filter
          : count.isCapped
            ? words.showOrMore(count.total)
            : words.show(count.total)}
      </button>
    </Form>
  );
}
