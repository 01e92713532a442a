import { isApiError } from '@shop/api-client/api-error';
import { PAYMENTS } from '@shop/contract/payments/payments';
import { currentCart } from '../src/current-cart';
import { cartQuery } from '../src/cart-query';
import type { CartView } from '../src/cart-view';
import { addProduct } from '../src/commands/add-product';
import { setOrderer } from '../src/commands/set-orderer';
import { setPayment } from '../src/commands/set-payment';
import { setQuantity } from '../src/commands/set-quantity';
import { writeAddress } from '../src/commands/write-address';
import { type OrderOutcome, concludePayment } from '../src/conclude-payment';
import { createCartContext } from '../src/create-cart-context';
import { followSession } from '../src/follow-session';
import { NoCartError, placeOrder } from '../src/place-order';
import { type CartCommand, runCommand } from '../src/run-command';
import { TOKYO_ADDRESS } from '@shop/testing-api/checkout';
import type { TestServices } from '@shop/testing-react/create-test-services';

/** Where a tab stands on its way to an order. */
type CheckoutPlace =
  | { readonly page: 'cart' | 'payment' | 'confirm' }
  | { readonly page: 'complete'; readonly outcome: OrderOutcome }
  /** The payment service's page. */
  | { readonly page: 'service'; readonly address: string };

/**
 * One tab of the storefront on its way to an order: it does what the pages of cart, payment and confirmation offer, by
 * the very commands that they call, and nothing that they do not offer. What is refused leaves it where it stands.
 */
export class CheckoutTab {
  place: CheckoutPlace = { page: 'cart' };
  /** How often a press in this tab has asked for an order. */
  presses = 0;
  /** What the page says went wrong last; null after what succeeded. */
  failure: string | null = null;
  private readonly leave: () => void;

  constructor(
    readonly services: TestServices,
    private readonly productKey: string,
  ) {
    this.leave = followSession(services);
  }

  /** What the page that is open shows; other tabs may have gone on since. */
  get cart(): CartView | null {
    return currentCart(this.services.queryClient);
  }

  /** Opens a page of the order, which asks for the cart again. */
  async open(page: 'cart' | 'payment' | 'confirm'): Promise<void> {
    this.place = { page };
    const { queryClient } = this.services;
    await this.attempt(() => queryClient.fetchQuery({ ...cartQuery(this.services), staleTime: 0 }));
  }

  /** Puts something into the cart and goes as far as the page of payments. */
  async fill(): Promise<void> {
    await this.run(addProduct(this.productKey, 1));
    await this.run(writeAddress(TOKYO_ADDRESS));
    await this.run(setOrderer({ name: '旅 人', email: 'traveller@example.jp', phoneNumber: '0312345678' }));
    this.place = { page: 'payment' };
  }

  /** The page of the cart: one more of the first line. */
  async raiseQuantity(): Promise<void> {
    const line = this.cart?.lines[0];
    if (line !== undefined) await this.run(setQuantity(line.key, line.quantity + 1));
  }

  /** The page of payments: chooses a way and goes on. */
  async choose(way: 'card' | 'bankTransfer'): Promise<void> {
    if (this.place.page !== 'payment' || (this.cart?.lines.length ?? 0) === 0) return;
    if (await this.run(setPayment(PAYMENTS[way]))) await this.open('confirm');
  }

  /** The page of confirmation: goes on paying where the order waits for it, otherwise places the order. */
  async press(savedCardId: number | null = null): Promise<void> {
    const { cart } = this;
    if (this.place.page !== 'confirm' || cart === null || cart.lines.length === 0) return;
    if (cart.openPayment !== null) {
      const { paymentPage } = cart.openPayment;
      if (paymentPage !== null) this.place = { page: 'service', address: paymentPage };
      return;
    }
    // The page leads to the step that is missing instead.
    if (cart.shippings.length === 0 || cart.paymentId === null) return;
    this.presses += 1;
    const byCard = cart.paymentId === PAYMENTS.card ? savedCardId : null;
    const context = createCartContext(this.services);
    const placed = await this.attempt(() => placeOrder(context, { cart, savedCardId: byCard }));
    if (placed === null) return;
    if (placed.paymentPage !== null) this.place = { page: 'service', address: placed.paymentPage };
    else if (!placed.isPaymentOpen) this.place = { page: 'complete', outcome: 'placed' };
  }

  /** Follows the payment service back to the shop. */
  async comeBack(address: string): Promise<void> {
    const { pathname, searchParams } = new URL(address);
    if (!pathname.startsWith('/cart/complete')) return this.open('payment');
    const context = createCartContext(this.services);
    const orderNo = searchParams.get('order') ?? '';
    const outcome = await this.attempt(() => concludePayment(context, orderNo));
    this.place = { page: 'complete', outcome: outcome ?? 'placed' };
  }

  /** Closes the tab; what the browser keeps stays. */
  close(): void {
    this.leave();
    this.services.session.close();
    this.services.queryClient.clear();
  }

  private async run(command: CartCommand): Promise<boolean> {
    return (await this.attempt(() => runCommand(createCartContext(this.services), command))) !== null;
  }

  private async attempt<Answer>(work: () => Promise<Answer>): Promise<Answer | null> {
    try {
      this.failure = null;
      return await work();
    } catch (error) {
      if (!isApiError(error) && !(error instanceof NoCartError)) throw error;
      this.failure = error.message;
      return null;
    }
  }
}
