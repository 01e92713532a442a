import { noshiOccasionOf } from '@shop/contract/packings/noshi-occasions';
import { VisuallyHidden } from '@shop/ui-kit/visually-hidden';
import { MizuhikiCords } from './mizuhiki-cords';
import styles from './packing-preview.module.css';

interface NoshiSheetProps {
  /** 表書き; empty: none yet. */
  readonly title: string;
  /** 名入れ; empty: none. */
  readonly name: string;
  /** The same in words, for screen readers. */
  readonly description: string;
}

/** Longer words are written smaller, so that they keep clear of the cords. */
const LONG_TEXT = 8;

/** A noshi as it will look: the words from top to bottom above and below the cords of their occasion. */
export function NoshiSheet({ title, name, description }: NoshiSheetProps) {
  const occasion = noshiOccasionOf(title);
  return (
    <figure className={styles.sheet}>
      <VisuallyHidden>{description}</VisuallyHidden>
      {occasion?.isCelebrated === true && <div className={styles.ornament} />}
      <span className={styles.title} aria-hidden="true">
        {title}
      </span>
      {occasion === null ? <div className={styles.noCords} /> : <MizuhikiCords kind={occasion.mizuhiki} />}
      <span aria-hidden="true" data-long={name.length > LONG_TEXT || undefined}>
        {name}
      </span>
    </figure>
  );
}
