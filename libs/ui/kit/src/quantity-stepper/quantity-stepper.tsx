import { useEffect, useState } from 'react';
import styles from './quantity-stepper.module.css';

interface QuantityStepperProps {
  readonly id: string;
  /** What the quantity is of, for screen readers: 数量（マグカップ）. */
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** 1 unless said otherwise: 0 where none is a choice too. */
  readonly min?: number;
  readonly isDisabled?: boolean;
  readonly onChange: (quantity: number) => void;
}

/** Full-width digits are taken too; anything else is no quantity. */
const readQuantity = (text: string, min: number, max: number): number | null => {
  const narrow = text.normalize('NFKC').trim();
  if (!/^\d{1,6}$/.test(narrow)) return null;
  return Math.min(max, Math.max(min, Number(narrow)));
};

/** A number of pieces: typed, or one more, or one less. What is no number goes back on leaving the field. */
export function QuantityStepper({
  id,
  label,
  value,
  max,
  min = 1,
  isDisabled = false,
  onChange,
}: QuantityStepperProps) {
  const [text, setText] = useState(String(value));
  useEffect(() => setText(String(value)), [value]);

  const commit = (quantity: number | null) => {
    setText(String(quantity ?? value));
    if (quantity !== null && quantity !== value) onChange(quantity);
  };

  return (
    <div className={styles.stepper} role="group" aria-label={label}>
      <button
        type="button"
        className={styles.step}
        aria-label="数量を1減らす"
        disabled={isDisabled || value <= min}
        onClick={() => commit(value - 1)}
      >
        <span aria-hidden="true">−</span>
      </button>
      <input
        id={id}
        className={styles.input}
        aria-label="数量"
        inputMode="numeric"
        autoComplete="off"
        value={text}
        disabled={isDisabled}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => commit(readQuantity(text, min, max))}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) commit(readQuantity(text, min, max));
        }}
      />
      <button
        type="button"
        className={styles.step}
        aria-label="数量を1増やす"
        disabled={isDisabled || value >= max}
        onClick={() => commit(value + 1)}
      >
        <span aria-hidden="true">＋</span>
      </button>
    </div>
  );
}
