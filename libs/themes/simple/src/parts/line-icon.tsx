import styles from './icon.module.css';

interface LineIconProps {
  /** Width, height and path. */
  readonly drawing: readonly [width: number, height: number, path: string];
}

/**
 * An icon beside a text of the same meaning. It is part of the HTML: an image in a style sheet is a document of its own to
 * the browser, which takes 1 to 2 ms of the first paint for each.
 */
export function LineIcon({ drawing: [width, height, path] }: LineIconProps) {
  return (
    <svg
      className={styles.icon}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
