import { optionChoices } from '@shop/feature-catalogue/option-choices';
import type { ProductView } from '@shop/feature-catalogue/product-view';
import { useWords } from '@shop/theming/use-words';
import { OptionNav } from './option-nav';
import styles from './variant-links.module.css';
import { productDetailWords } from './product-detail-words';

/** The choices of the product option by option, so that a colour and a size are chosen each by itself. */
export function VariantLinks({ product }: { readonly product: ProductView }) {
  const words = useWords(productDetailWords);
  const notes = { in: null, few: null, out: words.outOfStock, none: words.notCombined };
  const choices = optionChoices(product);
  if (choices.length === 0) return null;
  return (
    <div className={styles.choices}>
      {choices.map((choice) => (
        <OptionNav
          key={choice.name}
          choice={choice}
          label={words.chooseVariant(choice.name || words.variant)}
          classes={styles}
        >
          {({ value, stock }) => (
            <>
              {value}
              {notes[stock] !== null && <span className={styles.note}>{notes[stock]}</span>}
            </>
          )}
        </OptionNav>
      ))}
    </div>
  );
}
