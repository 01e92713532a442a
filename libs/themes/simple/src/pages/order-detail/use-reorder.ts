import { addAccessory } from '@shop/feature-cart/commands/add-accessory';
import { addProduct } from '@shop/feature-cart/commands/add-product';
import { useCartCommand } from '@shop/feature-cart/use-cart-command';
import type { OrderLine } from '@shop/feature-orders/order-view';
import { errorMessage } from '@shop/site/errors/error-message';
import { useState } from 'react';

/** A line that could not be ordered again, and why in Japanese. */
export interface FailedLine {
  readonly line: OrderLine;
  readonly reason: string;
}

interface ReorderWords {
  readonly soldInUnits: (unit: string) => string;
  readonly parentMissing: string;
}

/** What came of ordering again. */
export interface ReorderOutcome {
  readonly added: number;
  readonly failed: readonly FailedLine[];
}

/** Puts the lines of an order into the cart, each with what goes with it; one that fails does not stop the others. */
export function useReorder(lines: readonly OrderLine[], words: ReorderWords) {
  const run = useCartCommand();
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<ReorderOutcome | null>(null);

  const addLine = async (line: OrderLine, failed: FailedLine[]): Promise<number> => {
    const accessories = lines.filter(({ parentId }) => parentId === line.id);
    const giveUp = (reason: string): number => {
      failed.push({ line, reason });
      failed.push(...accessories.map((one) => ({ line: one, reason: words.parentMissing })));
      return 0;
    };
    if (line.unitName !== null) return giveUp(words.soldInUnits(line.unitName));
    try {
      const cart = await run(addProduct(line.productKey, line.quantity));
      const own = cart.lines.find(({ productKey, unit }) => productKey === line.productKey && unit === null);
      let added = 1;
      for (const accessory of accessories) {
        if (own === undefined) failed.push({ line: accessory, reason: words.parentMissing });
        else
          try {
            await run(addAccessory(own.key, accessory.productKey));
            added += 1;
          } catch (error) {
            failed.push({ line: accessory, reason: errorMessage(error) });
          }
      }
      return added;
    } catch (error) {
      return giveUp(errorMessage(error));
    }
  };

  const reorder = async (): Promise<void> => {
    setIsBusy(true);
    setOutcome(null);
    const failed: FailedLine[] = [];
    let added = 0;
    for (const line of lines.filter(({ parentId }) => parentId === null))
      added += await addLine(line, failed);
    setOutcome({ added, failed });
    setIsBusy(false);
  };
  return { isBusy, outcome, reorder };
}
