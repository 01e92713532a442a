import type { CartPackingView } from '@shop/feature-cart/cart-view';
import { checkoutPaths } from '@shop/site/paths/checkout-paths';
import { useWords } from '@shop/theming/use-words';
import { VisuallyHidden } from '@shop/ui-kit/visually-hidden';
import { Link } from 'react-router-dom';
import { giftCartWords } from './gift-cart-words';
import styles from './gift-cart-lines.module.css';

interface GiftSlipProps {
  /** The product that is given. */
  readonly name: string;
  /** お届け先1 自宅; null where there is one place. */
  readonly destination: string | null;
  /** Null: nobody knows yet where it goes, and so nobody could choose. */
  readonly packings: readonly CartPackingView[] | null;
}

/** のし, 包装 and カード of a gift as they are chosen, and the way to choose them: after the place that it goes to. */
export function GiftSlip({ name, destination, packings }: GiftSlipProps) {
  const words = useWords(giftCartWords);
  const of = (kind: CartPackingView['kind']) => packings?.find((packing) => packing.kind === kind);
  const noshi = of('noshi');
  const states = [
    {
      term: words.noshi,
      text: noshi === undefined ? null : words.noshiText(noshi.noshiTitle, noshi.noshiName),
    },
    { term: words.wrapping, text: of('wrapping')?.name ?? null },
    { term: words.card, text: of('card')?.message ?? null },
  ];
  return (
    <div className={styles.dressing}>
      <p className={styles.heading}>
        {destination === null ? words.slip : words.slipAt(destination)}
        <VisuallyHidden>{words.slipOf(name)}</VisuallyHidden>
      </p>
      <dl className={styles.states}>
        {states.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd data-chosen={text !== null || undefined}>{text ?? words.notChosen}</dd>
          </div>
        ))}
      </dl>
      <Link
        className={styles.choose}
        to={packings === null ? checkoutPaths.cartShippingSelect() : checkoutPaths.cartShippingDetail()}
      >
        {packings === null || packings.length === 0 ? words.choose : words.change}
        <VisuallyHidden>
          {words.slipOf(destination === null ? name : words.nameAt(name, destination))}
        </VisuallyHidden>
      </Link>
    </div>
  );
}
