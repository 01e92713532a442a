import type { OptionChoice, OptionValue } from '@shop/feature-catalogue/option-choices';
import { paths } from '@shop/site/paths/paths';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './option-nav.module.css';

interface OptionNavProps {
  readonly choice: OptionChoice;
  /** What the choice is called: 色を選ぶ. */
  readonly label: string;
  /** How a theme shows term, chosen value, list and links. */
  readonly classes: Readonly<Partial<Record<'term' | 'chosen' | 'list' | 'link', string | undefined>>>;
  /** A value as the theme shows it. */
  readonly children: (value: OptionValue) => ReactNode;
}

/** More values than a screen shows at a glance. */
const MANY_VALUES = 12;

/**
 * The values of one option, each a link to its variant, which works without scripts. Many of them fold into a list that
 * opens as a select does.
 */
export function OptionNav({ choice: { name, values }, label, classes, children }: OptionNavProps) {
  const current = values.find(({ isCurrent }) => isCurrent);
  const list = (
    <ul className={classes.list}>
      {values.map((value) => (
        <li key={value.productKey}>
          <Link
            className={classes.link}
            to={paths.product(value.productKey)}
            aria-current={value.isCurrent ? 'true' : undefined}
            data-stock={value.stock}
          >
            {children(value)}
          </Link>
        </li>
      ))}
    </ul>
  );
  return (
    <nav aria-label={label}>
      <p className={classes.term}>
        {name}
        <span className={classes.chosen}>{current?.value}</span>
      </p>
      {values.length <= MANY_VALUES ? (
        list
      ) : (
        // Closed again once another one is chosen.
        <details key={current?.value} className={styles.many}>
          <summary className={styles.open}>{label}</summary>
          <div className={styles.values}>{list}</div>
        </details>
      )}
    </nav>
  );
}
