import styles from './loading-overlay.module.css';

interface LoadingOverlayProps {
  /** CSS pixels. */
  readonly size: number;
  readonly color: string;
}

/** Lies over the page while something is being done that it has to wait for. Rendered in the browser only. core §4 */
export function LoadingOverlay({ size, color }: LoadingOverlayProps) {
  return (
    <div className={styles.overlay} role="status">
      <span
        className={styles.spinner}
        style={{ width: size, height: size, color }}
        role="img"
        aria-label="読み込み中"
      />
    </div>
  );
}
