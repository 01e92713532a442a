import { QueryObserver } from '@tanstack/react-query';
import assert from 'node:assert/strict';
import type { TestServices } from '@shop/testing-react/create-test-services';
import { pendingCommandsAtom } from '../src/cart-atoms';
import { cartKeys } from '../src/cart-keys';
import { cartQuery } from '../src/cart-query';
import type { CartView } from '../src/cart-view';
import { createCartContext } from '../src/create-cart-context';
import { currentCart } from '../src/current-cart';
import { followCartChanges } from '../src/follow-cart-changes';
import { type CartCommand, runCommand } from '../src/run-command';
import { syncCartWithSession } from '../src/sync-cart-with-session';
import { totalsReconcile } from '../src/totals-reconcile';

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

/** Throws where the amounts of a cart are not those of its lines at these prices, which are with tax. */
function checkAmounts({ lines, totals }: CartView, prices: ReadonlyMap<string, number>): void {
  const goods = lines.map(({ productKey, quantity }) => (prices.get(productKey) ?? 0) * quantity);
  assert.equal(totals.withTax.subtotal, sum(goods), 'the subtotal is not that of the lines');
  assert.ok(totalsReconcile({ lines, totals }), 'the amounts do not add up');
}

/** A tab that shows the cart. Several share cookies and local storage, as those of a browser do. */
export class ShoppingTab {
  private readonly leave: readonly (() => void)[];

  constructor(
    readonly services: TestServices,
    private readonly prices: ReadonlyMap<string, number>,
    /** Told of every amount that is wrong although it is not marked as being computed. */
    onWrong: (error: unknown) => void,
  ) {
    const { queryClient, store } = services;
    const check = () => {
      try {
        if (this.cart !== null && store.get(pendingCommandsAtom) === 0) checkAmounts(this.cart, this.prices);
      } catch (error) {
        onWrong(error);
      }
    };
    this.leave = [
      new QueryObserver(queryClient, cartQuery(services)).subscribe(check),
      store.sub(pendingCommandsAtom, check),
      followCartChanges(services),
      syncCartWithSession(services),
    ];
  }

  /** What the tab shows. */
  get cart(): CartView | null {
    return currentCart(this.services.queryClient);
  }

  run(command: CartCommand): Promise<CartView> {
    return runCommand(createCartContext(this.services), command);
  }

  /** Whether no command and no fetch of the cart runs. */
  get isIdle(): boolean {
    const { queryClient, store } = this.services;
    return store.get(pendingCommandsAtom) === 0 && queryClient.isFetching({ queryKey: cartKeys.cart }) === 0;
  }

  /** So much time passes that what the tab shows is no longer fresh. */
  async growStale(): Promise<void> {
    await this.services.queryClient.invalidateQueries({ queryKey: cartKeys.cart, refetchType: 'none' });
  }

  close(): void {
    for (const stop of this.leave) stop();
    this.services.session.close();
    this.services.queryClient.clear();
  }
}
