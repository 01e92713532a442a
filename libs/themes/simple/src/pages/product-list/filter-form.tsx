import { productFacetsQuery } from '@shop/feature-catalogue/product-facets-query';
import {
  hasImpossiblePrice,
  PRODUCT_CHOICES,
  type ProductFilter,
  readProductFilter,
  toListQuery,
} from '@shop/feature-catalogue/product-filter';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FacetChoices } from './facet-choices';
import { FacetCount } from './facet-count';
import styles from './filter-form.module.css';
import { filterFormWords } from './filter-form-words';
import { PriceBands } from './price-bands';
import { useDraftCount } from './use-draft-count';

interface FilterFormProps {
  /** Begins the ids of its fields: the form may be on a page twice. */
  readonly id: string;
  readonly filter: ProductFilter;
}

/** Six digits, as the list takes them, with room for separators. */
const PRICE_LENGTH = 7;

/** Price, maker, brand, tag, colour and stock of a product list; a plain form, so it works without scripts. */
export const FilterForm = (props: FilterFormProps) => (
  <FilterFields key={JSON.stringify(props.filter)} {...props} />
);

/** What is written in a form, as the address of its list. */
function readDraft(form: HTMLFormElement): ProductFilter {
  const search = new URLSearchParams();
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && (field.type !== 'checkbox' || field.checked))
      search.append(field.name, field.value);
  }
  return readProductFilter(search);
}

function FilterFields({ id, filter }: FilterFormProps) {
  const words = useWords(filterFormWords);
  const navigate = useNavigate();
  const [draft, setDraft] = useState<ProductFilter | null>(null);
  const count = useDraftCount(draft);
  const facets = useQuery(productFacetsQuery(useApi(), filter)).data;
  const hidden = {
    word: filter.word,
    category: filter.category,
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
    <form
      method="get"
      action={paths.productList()}
      className={styles.form}
      aria-label={words.filterByConditions}
      onInput={({ currentTarget }) => setDraft(readDraft(currentTarget))}
      onSubmit={(event) => {
        // The browser's own address would name the empty fields too.
        event.preventDefault();
        const chosen = readDraft(event.currentTarget);
        if (!hasImpossiblePrice(chosen)) void navigate(paths.productList(toListQuery(chosen)));
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
        <PriceBands filter={filter} prices={facets?.prices ?? []} />
      </fieldset>
      {PRODUCT_CHOICES.map((choice) => (
        <FacetChoices key={choice} choice={choice} values={facets?.[choice] ?? []} chosen={filter[choice]} />
      ))}
      <label className={styles.check}>
        <input type="checkbox" name="in_stock" value="1" defaultChecked={filter.isInStock} />
        <span>
          {words.inStockOnly}
          <FacetCount value={facets?.inStock} />
        </span>
      </label>
      <button type="submit" className={styles.button}>
        {count === null
          ? words.filter
          : count.isCapped
            ? words.showOrMore(count.total)
            : words.show(count.total)}
      </button>
    </form>
  );
}
