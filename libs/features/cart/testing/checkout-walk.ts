import { isLoginAtom } from '@shop/session/session-atoms';
import { CARDS } from '@shop/testing-api/card-numbers';
import type { openCardShop } from '@shop/testing-api/card-shop';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { carts, orders, paymentTransactions, rateCounters } from '@shop/shop-api/db/schema';
import { and, eq, gt, max, ne } from 'drizzle-orm';
import assert from 'node:assert/strict';
import { createTestServices } from '@shop/testing-react/create-test-services';
import { CheckoutTab } from './checkout-tab';
import { PAYMENT_DISTURBANCES } from './payment-disturbances';

/** A shop that takes cards, where it answers, and its member with two kept cards. */
export interface CheckoutShop {
  readonly shop: Awaited<ReturnType<typeof openCardShop>>;
  readonly url: string;
  readonly member: { readonly id: number; readonly email: string; readonly password: string };
  readonly cards: { readonly good: number; readonly declined: number };
}

const MINUTE_MS = 60_000;
const withCard = (number: string) => ({ action: 'pay', number, expiration: '203112', code: '123' });

/** What is done on the payment service's page. */
const ON_PAGE = {
  'page-pays': withCard(CARDS.good),
  'page-declines': withCard(CARDS.declined),
  'page-asks-holder': withCard(CARDS.confirmed),
  'holder-confirms': { action: 'confirm' },
  'page-cancels': { action: 'cancel' },
} as const;

/** What is done on the pages of the shop. */
const ON_PAGES_OF_SHOP = {
  'open-cart': (tab) => tab.open('cart'),
  'open-payment': (tab) => tab.open('payment'),
  'open-confirm': (tab) => tab.open('confirm'),
  'choose-card': (tab) => tab.choose('card'),
  'choose-bank': (tab) => tab.choose('bankTransfer'),
  'raise-quantity': (tab) => tab.raiseQuantity(),
  press: (tab) => tab.press(),
  'sign-out': (tab) => tab.services.session.logout(),
} as const satisfies Readonly<Record<string, (tab: CheckoutTab) => Promise<void>>>;

const OTHERS = [
  'press-with-good-card',
  'press-with-declined-card',
  'press-reply-lost',
  'press-replies-lost',
  'close-tab',
  'sign-in',
  'minute',
  'half-an-hour',
] as const;

const namesOf = <Name extends string>(steps: Readonly<Record<Name, unknown>>): readonly Name[] =>
  Object.keys(steps) as Name[];
const isOneOf = <Name extends string>(steps: Readonly<Record<Name, unknown>>, name: string): name is Name =>
  Object.hasOwn(steps, name);

type Step =
  | keyof typeof ON_PAGE
  | keyof typeof ON_PAGES_OF_SHOP
  | keyof typeof PAYMENT_DISTURBANCES
  | (typeof OTHERS)[number];
export type CheckoutStep = Step;

/** Everything that the shopper, the payment service, the network and time do on the way to an order. */
export const CHECKOUT_STEPS: readonly CheckoutStep[] = [
  ...namesOf(ON_PAGE),
  ...namesOf(ON_PAGES_OF_SHOP),
  ...namesOf(PAYMENT_DISTURBANCES),
  ...OTHERS,
];

/** One shopper at two tabs of one browser, whose payments meet everything that can happen to them. */
export class CheckoutWalk {
  private pressesOfClosed = 0;
  private hasSignedOut = false;

  private constructor(
    private readonly at: CheckoutShop,
    private readonly tabs: [CheckoutTab, CheckoutTab],
    private readonly before: { readonly orderId: number; readonly charges: number },
  ) {}

  /** A visitor with a fresh browser, whose cart is filled up to the page of payments. */
  static async begin(at: CheckoutShop): Promise<CheckoutWalk> {
    const { db, payments } = at.shop.api;
    localStorage.clear();
    for (const cookie of document.cookie.split('; '))
      document.cookie = `${cookie.split('=')[0] ?? ''}=; Max-Age=0; path=/`;
    await db.delete(rateCounters);
    await db.delete(carts).where(and(eq(carts.userId, at.member.id), eq(carts.status, 'open')));
    at.shop.wires.disturb = PAYMENT_DISTURBANCES['service-up'];
    const [last] = await db.select({ id: max(orders.id) }).from(orders);
    const tabs: [CheckoutTab, CheckoutTab] = [await openTab(at), await openTab(at)];
    await tabs[0].fill();
    return new CheckoutWalk(at, tabs, { orderId: last?.id ?? 0, charges: payments.charges.length });
  }

  /** Does one step in one of the two tabs; where its page does not offer it, nothing happens. */
  async run(which: 0 | 1, step: CheckoutStep): Promise<void> {
    const tab = this.tabs[which];
    this.hasSignedOut ||= step === 'sign-out';
    if (isOneOf(ON_PAGE, step)) return this.onPage(tab, ON_PAGE[step]);
    if (isOneOf(ON_PAGES_OF_SHOP, step)) return ON_PAGES_OF_SHOP[step](tab);
    if (isOneOf(PAYMENT_DISTURBANCES, step)) {
      this.at.shop.wires.disturb = PAYMENT_DISTURBANCES[step];
      return;
    }
    switch (step) {
      case 'press-with-good-card':
        return tab.press(this.savedCard(tab, 'good'));
      case 'press-with-declined-card':
        return tab.press(this.savedCard(tab, 'declined'));
      case 'press-reply-lost':
        return this.pressWithLostReplies(tab, 1);
      case 'press-replies-lost':
        return this.pressWithLostReplies(tab, 2);
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
   * From wherever the shopper stands the pages lead to an order without going in circles: a tab that is opened now, the
   * page of payments, the confirmation, one press. A bank transfer needs no payment service.
   */
  async order(way: 'card' | 'bankTransfer'): Promise<void> {
    const tab = await openTab(this.at);
    if (way === 'card') this.at.shop.wires.disturb = PAYMENT_DISTURBANCES['service-up'];
    await tab.open('payment');
    if ((tab.cart?.lines.length ?? 0) === 0) {
      const isToBeEmpty = this.hasSignedOut || (await this.standing()).length > 0;
      assert.ok(isToBeEmpty, 'what was in the cart is lost');
      await tab.fill();
    }
    await tab.choose(way);
    assert.equal(tab.place.page, 'confirm', `the page of payments leads nowhere: ${tab.failure}`);
    await tab.press();
    if (way === 'card') {
      assert.equal(tab.place.page, 'service', `the press leads to no payment: ${tab.failure}`);
      await this.onPage(tab, ON_PAGE['page-pays']);
    }
    assert.deepEqual(tab.place, { page: 'complete', outcome: 'placed' }, tab.failure ?? '');
    this.closeTab(tab);
  }

  /** I1 to I6, and that no press has placed two orders. */
  async check(): Promise<void> {
    await checkInvariants(this.at.shop.api.db);
    const presses = this.tabs.reduce((sum, tab) => sum + tab.presses, this.pressesOfClosed);
    const standing = await this.standing();
    assert.ok(standing.length <= presses, `${standing.length} orders of ${presses} presses`);
  }

  /** Once everything has come to rest, the service holds the money of standing orders alone, once and all of it. */
  async end(): Promise<void> {
    const { shop } = this.at;
    shop.wires.disturb = PAYMENT_DISTURBANCES['service-up'];
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

  private standing() {
    return this.at.shop.api.db
      .select({ id: orders.id })
      .from(orders)
      .where(and(gt(orders.id, this.before.orderId), ne(orders.status, 'cancelled')));
  }

  private async onPage(tab: CheckoutTab, fields: Record<string, string>): Promise<void> {
    if (tab.place.page !== 'service') return;
    const answer = await this.at.shop.onPage(tab.place.address, fields);
    const target = answer.headers.get('location');
    if (target === null) return tab.open('confirm');
    if (target !== tab.place.address) await tab.comeBack(target);
  }

  private async pressWithLostReplies(tab: CheckoutTab, times: number): Promise<void> {
    const { api } = this.at.shop;
    const path = `/v1/carts/${tab.cart?.token ?? ''}/decision`;
    await api.lab({ scenario: 'lost-reply', times, match: { path } });
    await tab.press();
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
    this.pressesOfClosed += tab.presses;
    tab.close();
  }
}

const openTab = async ({ url, shop }: CheckoutShop): Promise<CheckoutTab> =>
  new CheckoutTab(await createTestServices(url), shop.product.key);
