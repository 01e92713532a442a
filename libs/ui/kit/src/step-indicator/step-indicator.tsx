import styles from './step-indicator.module.css';

interface StepIndicatorProps {
  readonly label: string;
  readonly steps: readonly string[];
  /** Counted from 0. */
  readonly current: number;
}

/** How far one has come. */
export function StepIndicator({ label, steps, current }: StepIndicatorProps) {
  return (
    <ol className={styles.list} aria-label={label}>
      {steps.map((step, at) => (
        <li
          key={step}
          className={styles.step}
          data-state={at < current ? 'done' : at === current ? 'current' : 'next'}
          aria-current={at === current ? 'step' : undefined}
        >
          <span className={styles.number} aria-hidden="true">
            {at + 1}
          </span>
          <span className={styles.name}>{step}</span>
        </li>
      ))}
    </ol>
  );
}
