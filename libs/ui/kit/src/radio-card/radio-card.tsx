import type { ReactNode } from 'react';
import styles from './radio-card.module.css';

interface RadioCardProps {
  readonly name: string;
  readonly value: string;
  readonly label: ReactNode;
  /** More about the choice; read after its name. */
  readonly description?: ReactNode;
  readonly isChecked: boolean;
  readonly isDisabled?: boolean;
  readonly onChoose: (value: string) => void;
}

/** One choice of several as a card: the whole card is the target. */
export function RadioCard({
  name,
  value,
  label,
  description,
  isChecked,
  isDisabled = false,
  onChoose,
}: RadioCardProps) {
  const descriptionId = `${name}-${value}-description`;
  return (
    <div className={styles.card}>
      <label className={styles.label}>
        <input
          type="radio"
          className={styles.radio}
          name={name}
          value={value}
          checked={isChecked}
          disabled={isDisabled}
          aria-describedby={description === undefined ? undefined : descriptionId}
          onChange={() => onChoose(value)}
        />
        <span className={styles.name}>{label}</span>
      </label>
      {description !== undefined && (
        <div id={descriptionId} className={styles.description}>
          {description}
        </div>
      )}
    </div>
  );
}
