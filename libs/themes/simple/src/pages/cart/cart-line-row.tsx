import type { CartLine } from '@shop/feature-cart/cart-view';
import { removeLine } from '@shop/feature-cart/commands/remove-line';
import { setQuantity } from '@shop/feature-cart/commands/set-quantity';
import type { CartCommand } from '@shop/feature-cart/run-command';
import { useCartCommand } from '@shop/feature-cart/use-cart-command';
import { formatPriceWithTax } from '@shop/format/format-yen';
import { errorMessage } from '@shop/site/errors/error-message';
import { Button } from '@shop/ui-kit/button';
import { Notice } from '@shop/ui-kit/notice';
import { QuantityStepper } from '@shop/ui-kit/quantity-stepper';
import { VisuallyHidden } from '@shop/ui-kit/visually-hidden';
import { useState } from 'react';
import { LineItem } from '../../parts/line-item';
import styles from './cart-page.module.css';

/** The most pieces of one line. */
const MAX_QUANTITY = 999;

/** One line of the cart. The quantity that was asked for is shown at once; amounts only come from the server. */
export function CartLineRow({ line }: { readonly line: CartLine }) {
  const run = useCartCommand();
  const [asked, setAsked] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const send = async (command: CartCommand) => {
    setFailure(null);
    try {
      await run(command);
    } catch (error) {
      setFailure(errorMessage(error));
    } finally {
      setAsked(null);
    }
  };

  return (
    <LineItem
      productKey={line.productKey}
      name={line.name}
      options={line.options}
      picture={line.picture}
      isReducedRate={line.isReducedRate}
      price={formatPriceWithTax(line.unitPriceWithTax)}
    >
      <div className={styles.controls}>
        <QuantityStepper
          id={`quantity-${line.key}`}
          label={`${line.name}の数量`}
          value={asked ?? line.quantity}
          max={MAX_QUANTITY}
          onChange={(quantity) => {
            setAsked(quantity);
            void send(setQuantity(line.key, quantity));
          }}
        />
        <Button variant="quiet" onClick={() => void send(removeLine(line.key))}>
          削除する<VisuallyHidden>：{line.name}</VisuallyHidden>
        </Button>
      </div>
      {!line.isStockAvailable && (
        <Notice kind="warning">在庫が不足しています。数量を減らすか、商品を削除してください。</Notice>
      )}
      {failure !== null && <Notice kind="error">{failure}</Notice>}
    </LineItem>
  );
}
