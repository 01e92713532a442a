import { definePart } from '@shop/theming/theme-place';
import { Link } from 'react-router-dom';
import styles from './block-head.module.css';

/** What the head of a block gets. */
export interface BlockHeadProps {
  /** Of the heading, which names the block. */
  readonly id: string;
  readonly title: string;
  /** Where there is more of the same. */
  readonly more?: { readonly to: string; readonly label: string } | undefined;
}

function PlainBlockHead({ id, title, more }: BlockHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      {more !== undefined && <Link to={more.to}>{more.label}</Link>}
    </div>
  );
}

/** The heading of a block with a link to its whole list. Replaceable under `block-head`. */
export const BlockHead = definePart('block-head', PlainBlockHead);
