import { isLoginAtom } from '@shop/session/session-atoms';
import { CARDS } from '@shop/testing-api/card-numbers';
import type { openCardShop } from '@shop/testing-api/card-shop';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { carts, orders, paymentTransactions, rateCounters } from '@shop/shop-api/db/schema';
import { and, eq, gt, max, ne } from 'drizzle-orm';
import assert from 'node:assert/strict';
import { createTestServices } from '@shop/testing-react/create-test-services';
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
const withCard = (number: string) => ({ action: 'pay', number, expiration: '203112', code: '123' });

/** The steps on the payment service's page, with the form that each sends. */
const SERVICE_STEPS = {
  'page-pays': withCard(CARDS.good),
  'page-declines': withCard(CARDS.declined),
  'page-asks-holder': withCard(CARDS.confirmed),
  'holder-confirms': { action: 'confirm' },
  'page-cancels': { action: 'cancel' },
} as const;

/** The steps on the pages of the shop. */
const SHOP_STEPS = {
  'open-cart': (tab) => tab.open('cart'),
  'open-payment': (tab) => tab.open('payment'),
  'open-confirm': (tab) => tab.open('confirm'),
  'choose-card': (tab) => tab.choosePayment('card'),
  'choose-bank': (tab) => tab.choosePayment('bankTransfer'),
  'raise-quantity': (tab) => tab.raiseQuantity(),
  'place-order': (tab) => tab.placeOrder(),
  'sign-out': (tab) => tab.services.session.logout(),
} as const satisfies Readonly<Record<string, (tab: CheckoutTab) => Promise<void>>>;

const OTHER_STEPS = [
  'place-order-with-good-card',
  'place-order-with-declined-card',
  'place-order-response-lost',
  'place-order-responses-lost',
  'close-tab',
  'sign-in',
  'minute',
  'half-an-hour',
] as const;

const namesOf = <Name extends string>(steps: Readonly<Record<Name, unknown>>): readonly Name[] =>
  Object.keys(steps) as Name[];
const isOneOf = <Name extends string>(steps: Readonly<Record<Name, unknown>>, name: string): name is Name =>
  Object.hasOwn(steps, name);

export type CheckoutStep =
  | keyof typeof SERVICE_STEPS
  | keyof typeof SHOP_STEPS
  | keyof typeof PAYMENT_FAULTS
  | (typeof OTHER_STEPS)[number];

/**
 * Every step of the simulation: actions of the shopper and the payment service, network faults and the
 * passing of time.
 */
export const CHECKOUT_STEPS: readonly CheckoutStep[] = [
  ...namesOf(SERVICE_STEPS),
  ...namesOf(SHOP_STEPS),
  ...namesOf(PAYMENT_FAULTS),
  ...OTHER_STEPS,
];

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
   * Throws where a page does not lead on. A bank transfer needs no payment service.
   */
  async completeCheckout(method: PaymentMethod): Promise<void> {
    const tab = await openTab(this.at);
    if (method === 'card') this.at.shop.paymentFaults.inject = PAYMENT_FAULTS['service-up'];
    await tab.open('payment');
    if ((tab.cart?.lines.length ?? 0) === 0) {
      const mayBeEmpty = this.hasSignedOut || (await this.activeOrders()).length > 0;
      assert.ok(mayBeEmpty, 'what was in the cart is lost');
      await tab.fill();
    }
    await tab.choosePayment(method);
    assert.equal(tab.place.page, 'confirm', `the payment page does not lead on: ${tab.errorMessage}`);
    await tab.placeOrder();
    if (method === 'card') {
      assert.equal(tab.place.page, 'service', `placing the order leads to no payment: ${tab.errorMessage}`);
      await this.submitToService(tab, SERVICE_STEPS['page-pays']);
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

  /** Settles all payments and checks that the service holds the money of exactly the orders that are not cancelled. */
  async settleAndCheck(): Promise<void> {
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
      .where(and(gt(orders.id, this.before.orderId), ne(orders.status, 'cancelled')));
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
    await api.lab({ scenario: 'lost-response', times, match: { path } });
    await tab.placeOrder();
    await api.request('/dev/lab', { method: 'DELETE' });
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
