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
const readQuantity = (text: string, min: number): number | null => {
  const narrow = text.normalize('NFKC').trim();
  return /^\d{1,6}$/.test(narrow) ? Math.max(min, Number(narrow)) : null;
};

/**
 * A number of pieces: typed, or one more, or one less. What is no number goes back on leaving the field,
 * and what is too much becomes the most, which is said.
 */
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
  const [isLowered, setIsLowered] = useState(false);
  useEffect(() => setText(String(value)), [value]);

  const commit = (asked: number) => {
    const quantity = Math.min(max, asked);
    setIsLowered(asked > max);
    setText(String(quantity));
    if (quantity !== value) onChange(quantity);
  };

  const commitText = () => {
    if (text !== String(value)) commit(readQuantity(text, min) ?? value);
  };

  return (
    <div className={styles.field}>
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
          onBlur={commitText}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) commitText();
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
      <p className={styles.lowered} role="status">
        {isLowered && `${max}点までです`}
      </p>
    </div>
  );
}
