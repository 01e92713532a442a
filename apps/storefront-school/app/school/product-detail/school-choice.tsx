import { optionChoices, type OptionValue } from '@shop/feature-catalogue/option-choices';
import type { ProductView } from '@shop/feature-catalogue/product-view';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { VisuallyHidden } from '@shop/ui-kit/visually-hidden';
import { Link } from 'react-router-dom';
import styles from './school-choice.module.css';
import { schoolProductWords } from './school-product-words';

const THUMBNAIL_PX = 56;

/** Whether the values look different, so that their pictures say more than their names. */
const isPictured = (values: readonly OptionValue[]): boolean =>
  new Set(values.map(({ thumbnail }) => thumbnail)).size > 1;

/** Colour and size, each chosen by itself: colours in rows with their pictures, sizes as buttons that say what is in stock. */
export function SchoolChoice({ product }: { readonly product: ProductView }) {
  const words = useWords(schoolProductWords);
  const stock = { in: words.inStock, few: words.few, out: words.outOfStock };
  const marks = { in: words.inStockMark, few: words.fewMark, out: words.outOfStockMark };
  const choices = optionChoices(product);
  if (choices.length === 0) return null;
  return (
    <div className={styles.choices}>
      {choices.map(({ name, values }) => (
        <nav key={name} aria-label={words.choose(name)}>
          <p className={styles.term}>
            {name}
            <span className={styles.chosen}>{values.find(({ isCurrent }) => isCurrent)?.value}</span>
          </p>
          <ul className={isPictured(values) ? styles.colours : styles.sizes}>
            {values.map(({ value, productKey, thumbnail, isCurrent, stock: state }) => (
              <li key={value}>
                <Link
                  className={styles.value}
                  to={paths.product(productKey)}
                  aria-current={isCurrent ? 'true' : undefined}
                  data-stock={state}
                >
                  {isPictured(values) && thumbnail !== null && (
                    <img src={thumbnail} alt="" width={THUMBNAIL_PX} height={THUMBNAIL_PX} loading="lazy" />
                  )}
                  <span>{value}</span>
                  <span className={styles.mark} aria-hidden="true">
                    {marks[state]}
                  </span>
                  <VisuallyHidden>{stock[state]}</VisuallyHidden>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      <p className={styles.legend} aria-hidden="true">
        {words.legend}
      </p>
    </div>
  );
}
