import type { FlipBookLeaf } from '@shop/feature-content/flip-book-query';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { Picture } from '@shop/ui-kit/picture';
import { VisuallyHidden } from '@shop/ui-kit/visually-hidden';
import { Link } from 'react-router-dom';
import { flipBookDetailWords } from './flip-book-detail-words';
import styles from './flip-book-viewer.module.css';

interface BookLeafProps {
  readonly leaf: FlipBookLeaf;
  readonly isFirst: boolean;
}

/** One page: its picture, and as text what it shows. */
export function BookLeaf({ leaf, isFirst }: BookLeafProps) {
  const words = useWords(flipBookDetailWords);
  return (
    <figure className={styles.figure}>
      <Picture
        picture={leaf.picture}
        sizes="(min-width: 48rem) 704px, 92vw"
        isPriority={isFirst}
        isDecorative
      />
      <figcaption>
        <h2 className={styles.title}>{leaf.title}</h2>
        <p className={styles.text}>{leaf.text}</p>
        {leaf.productKey !== null && (
          <p className={styles.text}>
            <Link to={paths.product(leaf.productKey)}>
              {words.toProduct}
              <VisuallyHidden>{words.ofPage(leaf.title)}</VisuallyHidden>
            </Link>
          </p>
        )}
      </figcaption>
    </figure>
  );
}
