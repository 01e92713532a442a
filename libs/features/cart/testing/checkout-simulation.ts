import { isLoginAtom } from '@shop/session/session-atoms';
import type { openCardShop } from '@shop/testing-api/card-shop';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { carts, orderPayments, orders, paymentTransactions, rateCounters } from '@shop/shop-api/db/schema';
import { and, desc, eq, gt, isNotNull, max, ne } from 'drizzle-orm';
import assert from 'node:assert/strict';
import { createTestServices } from '@shop/testing-react/create-test-services';
import {
  type CheckoutStep,
  isOneOf,
  LEADS_OUT,
  PAID_DIRECTLY,
  SERVICE_STEPS,
  SHOP_STEPS,
} from './checkout-steps';
import { CheckoutTab, type PaymentMethod } from './checkout-tab';
import { PAYMENT_FAULTS } from './payment-faults';

/** A shop that accepts cards, its URL, and its member with two saved cards. */
export interface CheckoutShop {
  readonly shop: Awaited<ReturnType<typeof openCardShop>>;
  readonly url: string;
  readonly member: { readonly id: number; readonly email: string; readonly password: string };
  readonly cards: { readonly good: number; readonly declined: number };
}

const MINUTE_MS = 60_000;
/** Longer than a payment at a store is awaited. */
const STORE_DAYS_MS = 5 * 24 * 60 * MINUTE_MS;
/**
 * Simulates one shopper with two tabs of one browser, step by step, including faults of the payment service
 * and the network.
 */
export class CheckoutSimulation {
  private orderRequestsOfClosedTabs = 0;
  private hasSignedOut = false;

  private constructor(
    private readonly at: CheckoutShop,
    private readonly tabs: [CheckoutTab, CheckoutTab],
    private readonly before: { readonly orderId: number; readonly charges: number },
  ) {}

  /** Starts with a guest in a new browser whose checkout is filled in up to the payment page. */
  static async begin(at: CheckoutShop): Promise<CheckoutSimulation> {
    const { db, payments } = at.shop.api;
    localStorage.clear();
    for (const cookie of document.cookie.split('; '))
      document.cookie = `${cookie.split('=')[0] ?? ''}=; Max-Age=0; path=/`;
    await db.delete(rateCounters);
    await db.delete(carts).where(and(eq(carts.userId, at.member.id), eq(carts.status, 'open')));
    at.shop.paymentFaults.inject = PAYMENT_FAULTS['service-up'];
    const [last] = await db.select({ id: max(orders.id) }).from(orders);
    const tabs: [CheckoutTab, CheckoutTab] = [await openTab(at), await openTab(at)];
    await tabs[0].fill();
    return new CheckoutSimulation(at, tabs, { orderId: last?.id ?? 0, charges: payments.charges.length });
  }

  /** Performs one step in one of the two tabs; nothing happens where the open page does not offer it. */
  async perform(which: 0 | 1, step: CheckoutStep): Promise<void> {
    const tab = this.tabs[which];
    this.hasSignedOut ||= step === 'sign-out';
    if (isOneOf(SERVICE_STEPS, step)) return this.submitToService(tab, SERVICE_STEPS[step]);
    if (isOneOf(SHOP_STEPS, step)) return SHOP_STEPS[step](tab);
    if (isOneOf(PAYMENT_FAULTS, step)) {
      this.at.shop.paymentFaults.inject = PAYMENT_FAULTS[step];
      return;
    }
    switch (step) {
      case 'place-order-with-good-card':
        return tab.placeOrder(this.savedCard(tab, 'good'));
      case 'place-order-with-declined-card':
        return tab.placeOrder(this.savedCard(tab, 'declined'));
      case 'place-order-response-lost':
        return this.placeOrderWithLostResponses(tab, 1);
      case 'place-order-responses-lost':
        return this.placeOrderWithLostResponses(tab, 2);
      case 'store-takes-money':
        return this.atStore('paid');
      case 'store-refuses':
        return this.atStore('refused');
      case 'close-tab':
        this.closeTab(tab);
        this.tabs[which] = await openTab(this.at);
        return;
      case 'sign-in':
        return this.signIn(tab);
      case 'minute':
        return this.wait(1);
      case 'half-an-hour':
        return this.wait(31);
    }
  }

  /**
   * Completes the checkout in a new tab, whatever state the shopper is in: the payment page, the confirmation, one order.
   * Throws where a page does not lead on. What is paid directly needs no payment service.
   */
  async completeCheckout(method: PaymentMethod): Promise<void> {
    const tab = await openTab(this.at);
    if (!PAID_DIRECTLY.includes(method)) this.at.shop.paymentFaults.inject = PAYMENT_FAULTS['service-up'];
    await tab.open('payment');
    if ((tab.cart?.lines.length ?? 0) === 0) {
      // An order that a store was to take the money for has its cart, also once it has ended.
      const hasOrder = (await this.activeOrders()).length > 0 || (await this.lastAtStore()) !== null;
      const mayBeEmpty = this.hasSignedOut || hasOrder;
      assert.ok(mayBeEmpty, 'what was in the cart is lost');
      await tab.fill();
    }
    await tab.choosePayment(method);
    assert.equal(tab.place.page, 'confirm', `the payment page does not lead on: ${tab.errorMessage}`);
    await tab.placeOrder();
    const leads = LEADS_OUT[method];
    if (leads !== undefined) {
      assert.equal(tab.place.page, 'service', `placing the order leads to no payment: ${tab.errorMessage}`);
      await this.submitToService(tab, SERVICE_STEPS[leads]);
    }
    assert.deepEqual(tab.place, { page: 'complete', outcome: 'placed' }, tab.errorMessage ?? '');
    this.closeTab(tab);
  }

  /** Checks the invariants I1 to I6 (`tools/spec/reliability.md`), and that no request has placed two orders. */
  async check(): Promise<void> {
    await checkInvariants(this.at.shop.api.db);
    const requests = this.tabs.reduce((sum, tab) => sum + tab.orderRequests, this.orderRequestsOfClosedTabs);
    const active = await this.activeOrders();
    assert.ok(active.length <= requests, `${active.length} orders from ${requests} requests`);
  }

  /**
   * Settles all payments and checks that the service holds the money of exactly the orders that are not cancelled, while
   * some are awaited at a store and once those have ended.
   */
  async settleAndCheck(): Promise<void> {
    await this.settleOnce();
    this.at.shop.clock.advance(STORE_DAYS_MS);
    await this.settleOnce();
  }

  private async settleOnce(): Promise<void> {
    const { shop } = this.at;
    shop.paymentFaults.inject = PAYMENT_FAULTS['service-up'];
    await shop.settleAll();
    await this.check();
    const { charges, refunds } = shop.api.payments;
    const held = charges.slice(this.before.charges).filter(({ reference }) => !refunds.includes(reference));
    const owed = await shop.api.db
      .select({ reference: paymentTransactions.reference, amount: paymentTransactions.amount })
      .from(paymentTransactions)
      .innerJoin(orders, eq(orders.id, paymentTransactions.orderId))
      .where(
        and(
          gt(orders.id, this.before.orderId),
          ne(orders.status, 'cancelled'),
          ne(paymentTransactions.status, 'awaiting'),
        ),
      );
    const inOrder = (rows: readonly { readonly reference: string; readonly amount: number }[]) =>
      rows.map(({ reference, amount }) => `${reference} ${amount}`).sort();
    assert.deepEqual(inOrder(held), inOrder(owed));
  }

  /** Closes the browser. */
  close(): void {
    for (const tab of this.tabs) tab.close();
  }

  private activeOrders() {
    return this.at.shop.api.db
      .select({ id: orders.id })
      .from(orders)
      .where(and(gt(orders.id, this.before.orderId), ne(orders.status, 'cancelled')));
  }

  private async submitToService(tab: CheckoutTab, fields: Record<string, string>): Promise<void> {
    if (tab.place.page !== 'service') return;
    const response = await this.at.shop.onPage(tab.place.address, fields);
    const target = response.headers.get('location');
    if (target === null) return tab.open('confirm');
    if (target !== tab.place.address) await tab.returnFromService(target);
  }

  private async placeOrderWithLostResponses(tab: CheckoutTab, times: number): Promise<void> {
    const { api } = this.at.shop;
    const path = `/v1/carts/${tab.cart?.token ?? ''}/decision`;
    await api.lab({ scenario: 'lost-reply', times, match: { path } });
    await tab.placeOrder();
    await api.request('/dev/lab', { method: 'DELETE' });
  }

  /** The service's page about the last order that is paid at a store. */
  private async lastAtStore(): Promise<string | null> {
    const [last] = await this.at.shop.api.db
      .select({ page: orderPayments.paymentPage })
      .from(orderPayments)
      .where(and(gt(orderPayments.orderId, this.before.orderId), isNotNull(orderPayments.paymentPage)))
      .orderBy(desc(orderPayments.orderId))
      .limit(1);
    return last?.page ?? null;
  }

  private async atStore(action: 'paid' | 'refused'): Promise<void> {
    const page = await this.lastAtStore();
    if (page !== null) await this.at.shop.onPage(page, { action });
  }

  private savedCard({ services }: CheckoutTab, which: 'good' | 'declined'): number | null {
    return services.store.get(isLoginAtom) ? this.at.cards[which] : null;
  }

  private async signIn({ services: { session, store } }: CheckoutTab): Promise<void> {
    const { email: identifier, password } = this.at.member;
    if (!store.get(isLoginAtom)) await session.login({ identifier, password });
  }

  private async wait(minutes: number): Promise<void> {
    this.at.shop.clock.advance(minutes * MINUTE_MS);
    await this.at.shop.api.reconcile();
  }

  private closeTab(tab: CheckoutTab): void {
    this.orderRequestsOfClosedTabs += tab.orderRequests;
    tab.close();
  }
}

const openTab = async ({ url, shop }: CheckoutShop): Promise<CheckoutTab> =>
  new CheckoutTab(await createTestServices(url), shop.product.key);
