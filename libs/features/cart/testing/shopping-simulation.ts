import { isLoginAtom } from '@shop/session/session-atoms';
import { isApiError } from '@shop/api-client/is-api-error';
import { addCartProductSpec } from '@shop/contract/carts/add-cart-product';
import { deleteCartProductsSpec } from '@shop/contract/carts/delete-cart-products';
import { getCartSpec } from '@shop/contract/carts/get-cart';
import { modifyCartProductsSpec } from '@shop/contract/carts/modify-cart-products';
import { carts } from '@shop/shop-api/db/schema';
import type { TestResponse } from '@shop/testing-api/open-test-api';
import { createTestServices } from '@shop/testing-react/create-test-services';
import { and, eq } from 'drizzle-orm';
import assert from 'node:assert/strict';
import { cartTokenOf } from '../src/cart-token-of';
import type { CartView } from '../src/cart-view';
import { addProduct } from '../src/commands/add-product';
import { removeLine } from '../src/commands/remove-line';
import { setQuantity } from '../src/commands/set-quantity';
import { toCart } from '../src/to-cart';
import { type MadeChange, type QuantityChange, possibleQuantities } from './possible-quantities';
import { initOnDevice, type ShoppingPlace } from './shopping-place';
import { ShoppingTab } from './shopping-tab';

/** Who changes the cart: one of two tabs of a browser, or another device of the same shopper. */
export const SHOPPERS = ['tab-1', 'tab-2', 'device'] as const;
export type Shopper = (typeof SHOPPERS)[number];

interface Sent {
  readonly shopper: Shopper | 'time';
  readonly productKey: string;
  readonly change: QuantityChange;
  /** The line that the change named. */
  readonly lineKey: string | null;
  isDone: boolean | 'maybe';
}

/** Before any expiry that the clock of a test shows. */
const LONG_AGO = new Date('2020-01-01T00:00:00Z');
const REST_LIMIT_MS = 10_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Simulates a shopper with two tabs and another device over the real API. Commands run beside each other until `rest`,
 * which checks that both tabs show the server's cart, and that it is what the commands have made of it.
 */
export class ShoppingSimulation {
  private readonly running: Promise<unknown>[] = [];
  private readonly wrong: unknown[] = [];
  private readonly tabs: Readonly<Record<'tab-1' | 'tab-2', ShoppingTab>>;
  private sent: Sent[] = [];
  private before = new Map<string, number>();
  private isChangedElsewhere = false;

  private constructor(
    private readonly at: ShoppingPlace,
    services: readonly [ShoppingTab['services'], ShoppingTab['services']],
    private readonly deviceCart: string | null,
  ) {
    const prices = new Map(at.products.map(({ key, price }) => [key, price]));
    const open = (of: ShoppingTab['services']) =>
      new ShoppingTab(of, prices, (error) => this.wrong.push(error));
    this.tabs = { 'tab-1': open(services[0]), 'tab-2': open(services[1]) };
  }

  /** Begins with an empty cart, of a guest or of the member, who is signed in in both tabs. */
  static async begin(at: ShoppingPlace, isMember: boolean): Promise<ShoppingSimulation> {
    localStorage.clear();
    for (const cookie of document.cookie.split('; '))
      document.cookie = `${cookie.split('=')[0] ?? ''}=; Max-Age=0; path=/`;
    if (isMember) for (const cookie of at.signedIn.cookies) document.cookie = `${cookie}; path=/`;
    await at.api.db.delete(carts).where(and(eq(carts.userId, at.member.id), eq(carts.status, 'open')));
    const first = await createTestServices(at.url);
    if (isMember && !first.store.get(isLoginAtom))
      await first.session.login({ identifier: at.member.email, password: at.member.password });
    const second = await createTestServices(at.url);
    const deviceCart = isMember ? (await initOnDevice(at)).token : null;
    const simulation = new ShoppingSimulation(at, [first, second], deviceCart);
    await simulation.settle();
    return simulation;
  }

  /** Sends a command without waiting for it; nothing happens where no such line is shown. */
  send(shopper: Shopper, kind: 'add' | 'set' | 'remove', at: number, quantity: number): void {
    const { key: productKey } = this.at.products[at % this.at.products.length]!;
    if (shopper === 'device') {
      if (this.deviceCart !== null) this.running.push(this.sendFromDevice(kind, productKey, quantity));
      return;
    }
    const tab = this.tabs[shopper];
    const line = tab.cart?.lines.find((shown) => shown.productKey === productKey);
    const make = {
      add: () => addProduct(productKey, quantity),
      set: () => (line === undefined ? null : setQuantity(line.key, quantity)),
      remove: () => (line === undefined ? null : removeLine(line.key)),
    };
    const command = make[kind]();
    if (command === null) return;
    const lineKey = kind === 'add' ? null : (line?.key ?? null);
    const change: QuantityChange = kind === 'remove' ? { kind } : { kind, quantity };
    const sent: Sent = { shopper, productKey, change, lineKey, isDone: true };
    this.sent.push(sent);
    const failed = (error: unknown) => {
      assert.ok(isApiError(error), String(error));
      sent.isDone = error.kind === 'network' || error.kind === 'timeout' ? 'maybe' : false;
    };
    this.running.push(tab.run(command).then(() => undefined, failed));
  }

  /** The cart was not changed for so long that it expires. */
  async expire(): Promise<void> {
    await this.at.api.db.update(carts).set({ expiresAt: LONG_AGO }).where(eq(carts.status, 'open'));
    this.isChangedElsewhere = true;
    for (const { key: productKey } of this.at.products)
      this.sent.push({
        shopper: 'time',
        productKey,
        change: { kind: 'empty' },
        lineKey: null,
        isDone: 'maybe',
      });
  }

  /** The browser tells its tabs what others have stored. */
  deliver(): void {
    window.dispatchEvent(new Event('storage'));
  }

  /** Waits until all is done, and checks what is shown. */
  async rest(): Promise<void> {
    await this.settle();
    if (this.isChangedElsewhere) {
      for (const tab of Object.values(this.tabs)) await tab.growStale();
      document.dispatchEvent(new Event('visibilitychange'));
      await this.settle();
    }
    const truth = await this.read();
    for (const { cart } of Object.values(this.tabs))
      assert.deepEqual(shownOf(cart), shownOf(truth), 'a tab does not show the cart of the server');
    this.checkCommands(truth);
    assert.deepEqual(this.wrong, [], 'an amount was wrong and not marked as being computed');
    this.sent = [];
    this.before = new Map(truth?.lines.map(({ productKey, quantity }) => [productKey, quantity]));
    this.isChangedElsewhere = false;
  }

  async close(): Promise<void> {
    await Promise.all(this.running);
    const cookies = document.cookie.split('; ').filter((cookie) => !cookie.includes('cart_token'));
    if (this.deviceCart !== null) this.at.signedIn.cookies = cookies;
    for (const tab of Object.values(this.tabs)) tab.close();
  }

  private checkCommands(truth: CartView | null): void {
    const lines = truth?.lines ?? [];
    for (const { key } of this.at.products) {
      const quantity = lines.find(({ productKey }) => productKey === key)?.quantity ?? 0;
      const ofProduct = this.sent.filter(({ productKey }) => productKey === key);
      const made = [...SHOPPERS, 'time'].map((who) =>
        ofProduct
          .filter(({ shopper }) => shopper === who)
          .map(({ change, isDone }): MadeChange => ({ change, isDone })),
      );
      const possible = [...possibleQuantities(this.before.get(key) ?? 0, made)];
      assert.ok(
        possible.includes(quantity),
        `${quantity} pieces are left of ${JSON.stringify(ofProduct)}, where ${possible.join(', ')} are possible`,
      );
    }
    const kept = new Set(lines.map(({ key }) => key));
    const removed = this.sent.filter(({ change, isDone }) => change.kind === 'remove' && isDone === true);
    for (const { lineKey } of removed)
      assert.ok(lineKey === null || !kept.has(lineKey), 'a line that was removed is still there');
  }

  private async settle(): Promise<void> {
    const until = Date.now() + REST_LIMIT_MS;
    let quietRounds = 0;
    while (quietRounds < 2) {
      await Promise.all(this.running.splice(0));
      this.deliver();
      await pause(1);
      const isQuiet = this.running.length === 0 && Object.values(this.tabs).every((tab) => tab.isIdle);
      quietRounds = isQuiet ? quietRounds + 1 : 0;
      assert.ok(Date.now() < until, 'the tabs do not come to rest');
    }
  }

  private async read(): Promise<CartView | null> {
    const token = this.cookieToken();
    if (token === null) return null;
    const options = this.deviceCart === null ? {} : { token: this.at.deviceToken };
    const { body } = await this.at.api.call(getCartSpec, { params: { cart_token: token } }, options);
    return toCart(body);
  }

  private cookieToken(): string | null {
    return cartTokenOf(this.tabs['tab-1'].services).get();
  }

  private async sendFromDevice(
    kind: 'add' | 'set' | 'remove',
    productKey: string,
    quantity: number,
  ): Promise<void> {
    this.isChangedElsewhere = true;
    const options = { token: this.at.deviceToken };
    // A device that cannot reach the shop changes nothing.
    const opened = await initOnDevice(this.at, this.deviceCart).catch(() => null);
    if (opened === null) return;
    const { token: cart_token, data } = opened;
    const line = data.detail.products.find(({ product_info }) => product_info.key === productKey);
    const call = async (): Promise<TestResponse<unknown> | null> => {
      if (kind === 'add')
        return this.at.api.call(
          addCartProductSpec,
          { body: { cart_token, product_key: productKey, quantity } },
          options,
        );
      if (line === undefined) return null;
      const { key } = line;
      return kind === 'set'
        ? this.at.api.call(
            modifyCartProductsSpec,
            { body: { cart_token, products: [{ key, quantity }] } },
            options,
          )
        : this.at.api.call(deleteCartProductsSpec, { body: { cart_token, key } }, options);
    };
    const change: QuantityChange = kind === 'remove' ? { kind } : { kind, quantity };
    const lineKey = kind === 'add' ? null : (line?.key ?? null);
    const sent: Sent = { shopper: 'device', productKey, change, lineKey, isDone: 'maybe' };
    this.sent.push(sent);
    sent.isDone = await call().then(
      (response) => response !== null && response.status === 200,
      // The connection was lost after the effect.
      () => 'maybe',
    );
  }
}

/** What a tab shows of a cart; no cart is an empty one. */
const shownOf = (cart: CartView | null) =>
  cart === null || cart.lines.length === 0
    ? null
    : { lines: cart.lines, totals: cart.totals, count: cart.count };
