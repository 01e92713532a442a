import { isApiError } from '@shop/api-client/is-api-error';
import { PAYMENTS } from '@shop/contract/payments/payments';
import { currentCart } from '../src/current-cart';
import { cartQuery } from '../src/cart-query';
import type { CartView } from '../src/cart-view';
import { addProduct } from '../src/commands/add-product';
import { setOrderer } from '../src/commands/set-orderer';
import { setPayment } from '../src/commands/set-payment';
import { setQuantity } from '../src/commands/set-quantity';
import { shipToNewAddress } from '../src/commands/ship-to-new-address';
import { type OrderOutcome, checkOrderOutcome } from '../src/check-order-outcome';
import { createCartContext } from '../src/create-cart-context';
import { syncCartWithSession } from '../src/sync-cart-with-session';
import { NoCartError, decideOrder } from '../src/decide-order';
import { type CartCommand, runCommand } from '../src/run-command';
import { TOKYO_ADDRESS } from '@shop/testing-api/checkout';
import type { TestServices } from '@shop/testing-react/create-test-services';

/** How a shopper pays in the simulation. */
export type PaymentMethod = Exclude<keyof typeof PAYMENTS, 'deferredInvoice'>;

/** The page of the checkout that a tab has open. */
type CheckoutPlace =
  | { readonly page: 'cart' | 'payment' | 'confirm' }
  | { readonly page: 'complete'; readonly outcome: OrderOutcome }
  /** The payment service's page. */
  | { readonly page: 'service'; readonly address: string };

/**
 * One tab of the storefront in the checkout: it does what the pages of cart, payment and confirmation offer, by the
 * commands that they call, and nothing that they do not offer. After a rejected command it stays on its page.
 */
export class CheckoutTab {
  place: CheckoutPlace = { page: 'cart' };
  /** How many orders this tab has requested. */
  orderRequests = 0;
  /** What the page says went wrong last; null after what succeeded. */
  errorMessage: string | null = null;
  private readonly leave: () => void;

  constructor(
    readonly services: TestServices,
    private readonly productKey: string,
  ) {
    this.leave = syncCartWithSession(services);
  }

  /** What the page that is open shows; other tabs may have gone on since. */
  get cart(): CartView | null {
    return currentCart(this.services.queryClient);
  }

  /** Opens a page of the checkout, which fetches the cart again. */
  async open(page: 'cart' | 'payment' | 'confirm'): Promise<void> {
    this.place = { page };
    const { queryClient } = this.services;
    await this.catchError(() => queryClient.fetchQuery({ ...cartQuery(this.services), staleTime: 0 }));
  }

  /** Adds a product to the cart and fills the checkout in up to the payment page. */
  async fill(): Promise<void> {
    await this.run(addProduct(this.productKey, 1));
    await this.run(shipToNewAddress(TOKYO_ADDRESS));
    await this.run(setOrderer({ name: '旅 人', email: 'traveller@example.jp', phoneNumber: '0312345678' }));
    this.place = { page: 'payment' };
  }

  /** On the cart page: raises the quantity of the first line by one. */
  async raiseQuantity(): Promise<void> {
    const line = this.cart?.lines[0];
    if (line !== undefined) await this.run(setQuantity(line.key, line.quantity + 1));
  }

  /** On the payment page: chooses a payment method and continues to the confirmation. */
  async choosePayment(method: PaymentMethod): Promise<void> {
    if (this.place.page !== 'payment' || (this.cart?.lines.length ?? 0) === 0) return;
    if (await this.run(setPayment(PAYMENTS[method]))) await this.open('confirm');
  }

  /** On the confirmation page: continues a payment that is open, otherwise places the order. */
  async placeOrder(savedCardId: number | null = null): Promise<void> {
    const { cart } = this;
    if (this.place.page !== 'confirm' || cart === null || cart.lines.length === 0) return;
    if (cart.openPayment !== null) {
      const { paymentPage } = cart.openPayment;
      if (paymentPage !== null) this.place = { page: 'service', address: paymentPage };
      return;
    }
    // The page leads to the step that is missing instead.
    if (cart.shippings.length === 0 || cart.paymentId === null) return;
    this.orderRequests += 1;
    const byCard = cart.paymentId === PAYMENTS.card ? savedCardId : null;
    const context = createCartContext(this.services);
    const placed = await this.catchError(() => decideOrder(context, { cart, savedCardId: byCard }));
    if (placed === null) return;
    if (placed.paymentPage !== null) this.place = { page: 'service', address: placed.paymentPage };
    else if (!placed.isPaymentOpen) this.place = { page: 'complete', outcome: 'placed' };
  }

  /** Follows the redirect of the payment service back to the shop. */
  async returnFromService(address: string): Promise<void> {
    const { pathname, searchParams } = new URL(address);
    if (!pathname.startsWith('/cart/complete')) return this.open('payment');
    const context = createCartContext(this.services);
    const orderNo = searchParams.get('order') ?? '';
    const outcome = await this.catchError(() => checkOrderOutcome(context, orderNo));
    this.place = { page: 'complete', outcome: outcome ?? 'placed' };
  }

  /** Closes the tab; what the browser has stored stays. */
  close(): void {
    this.leave();
    this.services.session.close();
    this.services.queryClient.clear();
  }

  private async run(command: CartCommand): Promise<boolean> {
    return (await this.catchError(() => runCommand(createCartContext(this.services), command))) !== null;
  }

  private async catchError<Result>(work: () => Promise<Result>): Promise<Result | null> {
    try {
      this.errorMessage = null;
      return await work();
    } catch (error) {
      if (!isApiError(error) && !(error instanceof NoCartError)) throw error;
      this.errorMessage = error.message;
      return null;
    }
  }
}
