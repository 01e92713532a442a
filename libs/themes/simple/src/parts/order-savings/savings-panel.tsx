import type { CartView } from '@shop/feature-cart/cart-view';
import { formatCount } from '@shop/format/format-yen';
import { useWords } from '@shop/theming/use-words';
import { Panel } from '@shop/ui-kit/panel';
import type { ReactNode } from 'react';
import styles from './order-savings.module.css';
import { orderSavingsWords } from './order-savings-words';
import { useDiscountText } from './use-discount-text';

interface SavingsPanelProps {
  readonly cart: CartView;
  /** The link to where they are changed. */
  readonly action: ReactNode;
}

/** Which coupons and points the order uses, before it is binding. */
export function SavingsPanel({ cart, action }: SavingsPanelProps) {
  const words = useWords(orderSavingsWords);
  const discountText = useDiscountText();
  const { coupons, totals } = cart;
  return (
    <Panel title={words.heading} action={action}>
      {coupons.length === 0 && totals.point === 0 && <p>{words.noneUsed}</p>}
      {coupons.map(({ code, name, reason, ...amounts }) => (
        <p key={code} className={styles.name}>
          {name}
          <span className={styles.note}>{reason ?? discountText(amounts)}</span>
        </p>
      ))}
      {totals.point > 0 && <p>{words.pointsOf(formatCount(totals.point))}</p>}
    </Panel>
  );
}
