import { useWords } from '@shop/theming/use-words';
import { QuantityStepper } from '@shop/ui-kit/quantity-stepper';
import { RadioCard } from '@shop/ui-kit/radio-card';
import styles from '../../parts/choice-list.module.css';
import { packingWords } from './packing-words';

interface PackingQuantityProps {
  /** The destination's key. */
  readonly id: string;
  /** お届け先1 */
  readonly name: string;
  readonly pieces: number;
  /** Null: all of them. */
  readonly quantity: number | null;
  readonly onChange: (quantity: number | null) => void;
}

/** For how many of the pieces the packing is. */
export function PackingQuantity({ id, name, pieces, quantity, onChange }: PackingQuantityProps) {
  const words = useWords(packingWords);
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{words.quantity}</legend>
      <RadioCard
        name={`packed-${id}`}
        value="all"
        label={words.all(pieces)}
        isChecked={quantity === null}
        onChoose={() => onChange(null)}
      />
      <RadioCard
        name={`packed-${id}`}
        value="some"
        label={words.some}
        isChecked={quantity !== null}
        onChoose={() => onChange(1)}
      />
      {quantity !== null && (
        <QuantityStepper
          id={`packed-quantity-${id}`}
          label={words.piecesOf(name)}
          value={Math.min(quantity, pieces)}
          max={pieces}
          onChange={onChange}
        />
      )}
    </fieldset>
  );
}
