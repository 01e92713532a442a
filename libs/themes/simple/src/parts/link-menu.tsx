import { classNames } from '@shop/ui-kit/class-names';
import { type ReactNode, useRef } from 'react';
import styles from './link-menu.module.css';
import { useClosesOnNavigation } from './use-closes-on-navigation';

interface LinkMenuProps {
  /** Of the list, unique on the page. */
  readonly id: string;
  /** What the button of phones says. */
  readonly opener: ReactNode;
  /** The id of what names the list, where nothing around it does. */
  readonly labelledBy?: string;
  /** How a theme lays out the row of wider screens; rules for these alone, as phones show a sheet. */
  readonly className: string | undefined;
  /** The list items. */
  readonly children: ReactNode;
}

/**
 * Links of which one is chosen: a row on wide screens; on phones, whose first screen is for the products, a sheet behind a
 * button. The platform's own popover, so it opens without scripts.
 */
export function LinkMenu({ id, opener, labelledBy, className, children }: LinkMenuProps) {
  const list = useRef<HTMLUListElement>(null);
  useClosesOnNavigation(list);
  return (
    <>
      <button type="button" popoverTarget={id} className={styles.open}>
        {opener}
      </button>
      <ul
        ref={list}
        id={id}
        popover="auto"
        aria-labelledby={labelledBy}
        className={classNames(styles.links, className)}
      >
        {children}
      </ul>
    </>
  );
}
