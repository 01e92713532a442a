import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { Picture, type PictureFiles } from '@shop/ui-kit/picture';
import { Unbroken } from '@shop/ui-kit/unbroken';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './line-item.module.css';
import { lineItemWords } from './line-item-words';
import { definePart } from '@shop/theming/theme-place';

interface LineItemProps {
  readonly productKey: string;
  readonly name: string;
  readonly options: readonly { readonly name: string; readonly value: string }[];
  readonly picture: PictureFiles | null;
  readonly isReducedRate: boolean;
  /** 1,100円（税込）, or 1,000円（税抜） 1,100円（税込） */
  readonly price: string;
  /** Fixed where nothing can be changed. */
  readonly quantity?: number;
  /** The unit of sale, such as ケース; null or left out: single pieces. */
  readonly unitName?: string | null;
  /** Level of the name in the page's outline. */
  readonly headingLevel?: 2 | 3;
  /** Stepper, delete button, warnings. */
  readonly children?: ReactNode;
}

/** One product in a cart or an order. */
function PlainLineItem(props: LineItemProps) {
  const words = useWords(lineItemWords);
  const Heading = props.headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className={styles.item}>
      <div className={styles.picture}>
        <Picture picture={props.picture} sizes="96px" isDecorative />
      </div>
      <div className={styles.text}>
        <Heading className={styles.name}>
          <Link to={paths.product(props.productKey)} className={styles.link}>
            {props.name}
          </Link>
        </Heading>
        {props.options.length > 0 && (
          <p className={styles.options}>
            {props.options.map((option) => words.option(option.name, option.value)).join('　')}
          </p>
        )}
        <p className={styles.price}>
          <Unbroken>{props.price}</Unbroken>
          {props.quantity !== undefined && words.quantity(props.quantity, props.unitName ?? null)}
          {props.isReducedRate && <span className={styles.reduced}>{words.reducedTaxRate}</span>}
        </p>
        {props.children}
      </div>
    </article>
  );
}

/** Replaceable under `line-item`. */
export const LineItem = definePart('line-item', PlainLineItem);

/** Lines one below the other. */
export function LineItems({ children }: { readonly children: readonly ReactNode[] }) {
  return (
    <ul className={styles.list}>
      {children.map((child, at) => (
        <li key={at} className={styles.row}>
          {child}
        </li>
      ))}
    </ul>
  );
}
