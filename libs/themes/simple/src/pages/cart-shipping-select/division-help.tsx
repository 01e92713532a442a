import type { CartLine } from '@shop/feature-cart/cart-view';
import { evenShares, oneEach } from '@shop/feature-cart/destinations/even-shares';
import { piecesIn } from '@shop/feature-cart/destinations/divided-product';
import type { Division, ProductDivision } from '@shop/feature-cart/destinations/use-division';
import { useSubmission } from '@shop/site/errors/use-submission';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { Notice } from '@shop/ui-kit/notice';
import { VisuallyHidden } from '@shop/ui-kit/visually-hidden';
import { useState, useRef } from 'react';
import { useFocusAfterRender } from '../../parts/use-focus-after-render';
import styles from './destinations.module.css';
import { divisionHelpWords } from './division-help-words';

interface DivisionHelpProps {
  readonly product: ProductDivision;
  readonly division: Division;
  /** The keys of the destinations, in their order. */
  readonly shippingKeys: readonly string[];
}

/** Whether so many of a line may be ordered: single pieces make whole lots. */
const isInLots = ({ unit, lotSize }: CartLine, quantity: number): boolean =>
  unit !== null || quantity % lotSize === 0;

/** What a press shares out at once; and where the sum is another one, the change of the quantity that is ordered. */
export function DivisionHelp({ product, division, shippingKeys }: DivisionHelpProps) {
  const words = useWords(divisionHelpWords);
  const { submit, isBusy, errorText } = useSubmission();
  const [said, setSaid] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const focusAfterRender = useFocusAfterRender();
  const { id, line, total, written, remainder } = product;
  const sum = piecesIn(written);
  const ofProduct = <VisuallyHidden>{words.ofProduct(line.name)}</VisuallyHidden>;
  return (
    <div className={styles.help}>
      <p ref={status} tabIndex={-1} role="status" className={styles.said}>
        {said}
      </p>
      {remainder !== 0 && sum > 0 && isInLots(line, sum) && (
        <Button
          variant="secondary"
          isBusy={isBusy}
          onClick={() =>
            void submit(async () => {
              await division.fitTotal(id);
              setSaid(words.changed(line.name, sum));
              // The button goes away: what is ordered is what is shared out now.
              focusAfterRender(() => status.current);
            })
          }
        >
          {words.changeTotal(sum)}
          {ofProduct}
        </Button>
      )}
      {remainder !== 0 && !isInLots(line, sum) && <p>{words.inLots(line.lotSize)}</p>}
      <span className={styles.actions}>
        <Button variant="quiet" onClick={() => division.setShares(new Map([[id, oneEach(shippingKeys)]]))}>
          {words.oneEach}
          {ofProduct}
        </Button>
        <Button
          variant="quiet"
          onClick={() => division.setShares(new Map([[id, evenShares(total, shippingKeys)]]))}
        >
          {words.evenly}
          {ofProduct}
        </Button>
      </span>
      {errorText !== null && <Notice kind="error">{errorText}</Notice>}
    </div>
  );
}
