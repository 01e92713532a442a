import { MAX_QUANTITY } from '@shop/contract/carts/max-quantity';
import { addUnits } from '@shop/feature-cart/commands/add-units';
import type { ProductUnitView } from '@shop/feature-catalogue/product-units-query';
import { formatCount, formatYen } from '@shop/format/format-yen';
import { useWords } from '@shop/theming/use-words';
import { QuantityStepper } from '@shop/ui-kit/quantity-stepper';
import { VisuallyHidden } from '@shop/ui-kit/visually-hidden';
import { useId, useState } from 'react';
import { Price } from '../../parts/price';
import { PrimaryButton } from '../../parts/primary-button';
import { stockText } from '../../parts/stock-text';
import { stockWords } from '../../parts/stock-words';
import { useAddWithToast } from '../../parts/use-add-with-toast';
import styles from './product-uos-page.module.css';
import { productUosWords } from './product-uos-words';

interface UnitRowProps {
  readonly productKey: string;
  readonly unit: ProductUnitView;
  /** The shop sells at the moment. */
  readonly isSold: boolean;
}

/** One unit of sale: what is in it, what it costs, how many are there, and the way into the cart. */
export function UnitRow({ productKey, unit, isSold }: UnitRowProps) {
  const words = useWords(productUosWords);
  const stock = useWords(stockWords);
  const id = useId();
  const { isBusy, addedView, add } = useAddWithToast(words.added);
  const [quantity, setQuantity] = useState(unit.lotSize);
  const canBeBought = isSold && unit.isAvailable;
  return (
    <>
      <div className={styles.facts}>
        <h2 className={styles.name}>{unit.name}</h2>
        <p className={styles.price}>
          <Price withTax={unit.priceWithTax} withoutTax={unit.price} before={null} />
        </p>
        <p className={styles.note}>
          {words.taxExcluded(formatYen(unit.price))}
          {unit.pieces > 1 &&
            ` ${words.perPiece(formatCount(unit.pieces), formatYen(Math.round(unit.price / unit.pieces)))}`}
        </p>
        <p className={styles.note}>{stockText(stock, unit)}</p>
      </div>
      {isSold && (
        <div className={styles.controls}>
          <QuantityStepper
            id={id}
            label={words.quantityOf(unit.name)}
            value={quantity}
            min={unit.lotSize}
            max={unit.stockLeft ?? MAX_QUANTITY}
            step={unit.lotSize}
            isDisabled={!canBeBought}
            onChange={setQuantity}
          />
          <PrimaryButton
            isBusy={isBusy}
            disabled={!canBeBought}
            onClick={() => add(addUnits(productKey, unit.key, quantity), productKey)}
          >
            {words.addToCart}
            <VisuallyHidden>{words.ofUnit(unit.name)}</VisuallyHidden>
          </PrimaryButton>
          {addedView}
        </div>
      )}
    </>
  );
}
