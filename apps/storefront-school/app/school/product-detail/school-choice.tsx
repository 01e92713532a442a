import { optionChoices, type OptionValue } from '@shop/feature-catalogue/option-choices';
import type { ProductView } from '@shop/feature-catalogue/product-view';
import { OptionNav } from '@shop/theme-simple/pages/product-detail/option-nav';
import { useWords } from '@shop/theming/use-words';
import { VisuallyHidden } from '@shop/ui-kit/visually-hidden';
import styles from './school-choice.module.css';
import { schoolProductWords } from './school-product-words';

const THUMBNAIL_PX = 56;

/** Whether the values look different, so that their pictures say more than their names. */
const isPictured = (values: readonly OptionValue[]): boolean =>
  new Set(values.map(({ thumbnail }) => thumbnail)).size > 1;

/** Colour and size, each chosen by itself: colours in rows with their pictures, sizes as buttons that say what is in stock. */
export function SchoolChoice({ product }: { readonly product: ProductView }) {
  const words = useWords(schoolProductWords);
  const stock = { in: words.inStock, few: words.few, out: words.outOfStock, none: words.notCombined };
  const marks = {
    in: words.inStockMark,
    few: words.fewMark,
    out: words.outOfStockMark,
    none: words.notCombinedMark,
  };
  const choices = optionChoices(product);
  if (choices.length === 0) return null;
  return (
    <div className={styles.choices}>
      {choices.map((choice) => {
        const hasPictures = isPictured(choice.values);
        return (
          <OptionNav
            key={choice.name}
            choice={choice}
            label={words.choose(choice.name || words.variant)}
            classes={{ ...styles, list: hasPictures ? styles.colours : styles.sizes, link: styles.value }}
          >
            {({ value, thumbnail, stock: state }) => (
              <>
                {hasPictures && thumbnail !== null && (
                  <img src={thumbnail} alt="" width={THUMBNAIL_PX} height={THUMBNAIL_PX} loading="lazy" />
                )}
                <span>{value}</span>
                <span className={styles.mark} aria-hidden="true">
                  {marks[state]}
                </span>
                <VisuallyHidden>{stock[state]}</VisuallyHidden>
              </>
            )}
          </OptionNav>
        );
      })}
      <p className={styles.legend} aria-hidden="true">
        {words.legend}
      </p>
    </div>
  );
}
