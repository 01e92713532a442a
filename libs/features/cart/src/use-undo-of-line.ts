import { useShopServices } from '@shop/query/shop-services-provider';
import { useCallback } from 'react';
import type { CartLine } from './cart-view';
import { divideLine } from './commands/divide-line';
import { currentCart } from './current-cart';
import { planReturn } from './destinations/plan-return';
import type { CartCommand } from './run-command';
import { useCartCommand } from './use-cart-command';

/** Undoes what was done to a line: it is in the cart again, and goes to the destination that it went to before. */
export function useUndoOfLine(): (undo: CartCommand, line: CartLine | null) => Promise<void> {
  const { queryClient } = useShopServices();
  const run = useCartCommand();
  return useCallback(
    async (undo, line) => {
      const before = currentCart(queryClient);
      const after = await run(undo);
      if (line === null || before === null) return;
      for (const { lineKey, shares } of planReturn(line, before, after))
        await run(divideLine(lineKey, shares));
    },
    [queryClient, run],
  );
}
