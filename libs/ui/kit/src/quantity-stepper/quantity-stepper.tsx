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
  /** How far the quantities that may be chosen are apart, counted from the least; 1 unless said otherwise. */
  readonly step?: number;
  readonly isDisabled?: boolean;
  readonly onChange: (quantity: number) => void;
}

/** Full-width digits are taken too; anything else is no quantity. */
const readQuantity = (text: string): number | null => {
  const narrow = text.normalize('NFKC').trim();
  return /^\d{1,6}$/.test(narrow) ? Number(narrow) : null;
};

/**
 * A number of pieces: typed, or one step more, or one less. What is no number goes back on leaving the field. What is too
 * much becomes the most, and what lies between two steps the higher of them; both are said.
 */
export function QuantityStepper({
  id,
  label,
  value,
  max,
  min = 1,
  step = 1,
  isDisabled = false,
  onChange,
}: QuantityStepperProps) {
  const [text, setText] = useState(String(value));
  const [said, setSaid] = useState('');
  useEffect(() => setText(String(value)), [value]);

  const stepUp = (quantity: number) => min + Math.ceil(Math.max(0, quantity - min) / step) * step;
  const stepDown = (quantity: number) => min + Math.floor(Math.max(0, quantity - min) / step) * step;
  const most = step === 1 ? max : stepDown(max);

  const commit = (asked: number) => {
    const quantity = Math.min(most, stepUp(asked));
    const isRaised = step > 1 && quantity > asked;
    setSaid(
      asked > most ? `${most}点までです` : isRaised ? `${step}点単位のため、${quantity}点にしました` : '',
    );
    setText(String(quantity));
    if (quantity !== value) onChange(quantity);
  };

  const commitText = () => {
    if (text === String(value)) return;
    const asked = readQuantity(text);
    if (asked === null) setText(String(value));
    else commit(asked);
  };

  return (
    <div className={styles.field}>
      <div className={styles.stepper} role="group" aria-label={label}>
        <button
          type="button"
          className={styles.step}
          aria-label={`数量を${step}減らす`}
          disabled={isDisabled || value <= min}
          onClick={() => commit(stepDown(value - 1))}
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
          aria-label={`数量を${step}増やす`}
          disabled={isDisabled || value >= most}
          onClick={() => commit(stepUp(value + 1))}
        >
          <span aria-hidden="true">＋</span>
        </button>
      </div>
      <p className={styles.said} role="status">
        {said}
      </p>
    </div>
  );
}
