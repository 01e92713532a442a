import { optionChoices } from '@shop/feature-catalogue/option-choices';
import type { ProductView } from '@shop/feature-catalogue/product-view';
import { OptionNav } from '@shop/theme-simple/pages/product-detail/option-nav';
import { useWords } from '@shop/theming/use-words';
import styles from './variant-swatches.module.css';
import { defaultProductWords } from './default-product-words';

const SWATCH_PX = 48;

/** The choices of the product option by option; with pictures where the values look different. */
export function VariantSwatches({ product }: { readonly product: ProductView }) {
  const words = useWords(defaultProductWords);
  const notes = { in: null, few: null, out: words.outOfStock, none: words.notCombined };
  const choices = optionChoices(product);
  if (choices.length === 0) return null;
  return (
    <div className={styles.choices}>
      {choices.map((choice) => {
        const isPictured = new Set(choice.values.map(({ thumbnail }) => thumbnail)).size > 1;
        return (
          <OptionNav
            key={choice.name}
            choice={choice}
            label={words.chooseVariant(choice.name || words.variant)}
            classes={{ ...styles, link: styles.swatch }}
          >
            {({ value, thumbnail, stock }) => (
              <>
                {isPictured && thumbnail !== null && (
                  <img
                    className={styles.picture}
                    src={thumbnail}
                    alt=""
                    width={SWATCH_PX}
                    height={SWATCH_PX}
                    loading="lazy"
                  />
                )}
                <span>
                  {value}
                  {notes[stock] !== null && <span className={styles.note}>{notes[stock]}</span>}
                </span>
              </>
            )}
          </OptionNav>
        );
      })}
    </div>
  );
}
