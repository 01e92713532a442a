import { LinkMenu } from '@shop/theme-simple/parts/link-menu';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import styles from './gift-ways.module.css';

interface GiftWayProps {
  readonly heading: string;
  readonly links: readonly {
    readonly label: string;
    readonly to: string;
    readonly isCurrent: boolean;
  }[];
}

/** One way to begin, in a row, or behind a button of phones; nothing where there is nothing to choose. */
export function GiftWay({ heading, links }: GiftWayProps) {
  const id = useId();
  if (links.length === 0) return null;
  return (
    <div className={styles.way}>
      <p id={id} className={styles.heading}>
        {heading}
      </p>
      <LinkMenu id={`${id}-links`} opener={heading} labelledBy={id} className={styles.links}>
        {links.map(({ label, to, isCurrent }) => (
          <li key={label}>
            <Link className={styles.link} to={to} aria-current={isCurrent ? 'true' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </LinkMenu>
    </div>
  );
}
