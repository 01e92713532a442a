import { useWords } from '@shop/theming/use-words';
import { QuantityStepper } from '@shop/ui-kit/quantity-stepper';
import { RadioCard } from '@shop/ui-kit/radio-card';
import styles from '../../parts/form-layout.module.css';
import { packingWords } from './packing-words';

interface PackingQuantityProps {
  /** The destination's key. */
  readonly id: string;
  readonly kind: 'wrapping' | 'noshi';
  /** お届け先1 */
  readonly name: string;
  readonly pieces: number;
  /** Null: all of them. */
  readonly quantity: number | null;
  readonly onChange: (quantity: number | null) => void;
}

/** For how many of the pieces a wrapping or a noshi is. */
export function PackingQuantity({ id, kind, name, pieces, quantity, onChange }: PackingQuantityProps) {
  const words = useWords(packingWords);
  const isNoshi = kind === 'noshi';
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{isNoshi ? words.noshiQuantity : words.wrappingQuantity}</legend>
      <RadioCard
        name={`packed-${kind}-${id}`}
        value="all"
        label={words.all(pieces)}
        isChecked={quantity === null}
        onChoose={() => onChange(null)}
      />
      <RadioCard
        name={`packed-${kind}-${id}`}
        value="some"
        label={words.some}
        isChecked={quantity !== null}
        onChoose={() => onChange(1)}
      />
      {quantity !== null && (
        <QuantityStepper
          id={`packed-${kind}-quantity-${id}`}
          label={isNoshi ? words.noshiPieces(name) : words.wrappedPieces(name)}
          value={Math.min(quantity, pieces)}
          max={pieces}
          onChange={onChange}
        />
      )}
    </fieldset>
  );
}
