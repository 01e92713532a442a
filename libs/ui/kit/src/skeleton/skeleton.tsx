import { classNames } from '../class-names';
import styles from './skeleton.module.css';

/** A line of text, a block such as an address, a picture or a list. No free lengths: inline styles are forbidden. */
export type SkeletonSize = 'line' | 'block' | 'tall';

/** A quiet area in the place of something that is still coming. */
export function Skeleton({ size }: { readonly size: SkeletonSize }) {
  return <span className={classNames(styles.skeleton, styles[size])} aria-hidden="true" />;
}

/** The areas of a page that is still coming, with a word for screen readers. */
export function SkeletonPage({ sizes }: { readonly sizes: readonly SkeletonSize[] }) {
  return (
    <div className={styles.page} role="status">
      <span className={styles.word}>読み込み中</span>
      {sizes.map((size, at) => (
        <Skeleton key={at} size={size} />
      ))}
    </div>
  );
}
