import { VisuallyHidden } from '@shop/ui-kit/visually-hidden';
import styles from './packing-preview.module.css';

interface NoshiSheetProps {
  /** 表書き; empty: none yet. */
  readonly title: string;
  /** 名入れ; empty: none. */
  readonly name: string;
  /** The same in words, for screen readers. */
  readonly description: string;
}

/** A noshi as it will look, written from top to bottom above and below its knot. */
export function NoshiSheet({ title, name, description }: NoshiSheetProps) {
  return (
    <figure className={styles.sheet}>
      <VisuallyHidden>{description}</VisuallyHidden>
      <span className={styles.title} aria-hidden="true">
        {title}
      </span>
      <div className={styles.knot} />
      <span aria-hidden="true">{name}</span>
    </figure>
  );
}
