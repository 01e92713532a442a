import type { FacetValueView } from '@shop/feature-catalogue/product-facets-view';
import type { ProductChoice } from '@shop/feature-catalogue/product-filter';
import { useWords } from '@shop/theming/use-words';
import styles from './facet-choices.module.css';
import { FacetCount } from './facet-count';
import { filterFormWords } from './filter-form-words';

interface FacetChoicesProps {
  readonly choice: ProductChoice;
  readonly values: readonly FacetValueView[];
  readonly chosen: readonly string[];
}

/** So many choices are visible; the others behind 「さらに表示」. */
const FIRST_CHOICES = 5;

/** The values of one filter, several of which may be chosen. Nothing where there is nothing to choose. */
export function FacetChoices({ choice, values, chosen }: FacetChoicesProps) {
  const words = useWords(filterFormWords);
  const unknown = chosen.filter((key) => !values.some((value) => value.key === key));
  const all: readonly Pick<FacetValueView, 'key' | 'name'>[] = [
    ...values,
    ...unknown.map((key) => ({ key, name: key })),
  ];
  if (all.length < 2 && chosen.length === 0) return null;
  const others = all.slice(FIRST_CHOICES);
  const check = ({ key, name }: (typeof all)[number]) => (
    <label key={key} className={styles.check}>
      <input type="checkbox" name={choice} value={key} defaultChecked={chosen.includes(key)} />
      <span>
        {name}
        <FacetCount value={values.find((value) => value.key === key)} />
      </span>
    </label>
  );
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{words[choice]}</legend>
      {all.slice(0, FIRST_CHOICES).map(check)}
      {others.length > 0 && (
        <details open={others.some(({ key }) => chosen.includes(key))}>
          <summary className={styles.more}>{words.more}</summary>
          {others.map(check)}
        </details>
      )}
    </fieldset>
  );
}
