import { operatorContextOf } from '../operator-context';
import { clearCartPaymentErrorSpec } from '@shop/contract/carts/clear-cart-payment-error';
import { initCartSpec } from '@shop/contract/carts/init-cart';
import { cancelOrderSpec } from '@shop/contract/orders/cancel-order';
import { listOrdersSpec } from '@shop/contract/orders/list-orders';
import { PAYMENTS } from '@shop/contract/payments/payment-method';
import { OperatorError } from '@shop/shop-api/operator/command/operator-error';
import { paymentTransactions, rateCounters } from '@shop/shop-api/db/schema';
import { changeOrder } from '@shop/shop-api/operator/orders/change-order';
import { shipOrder } from '@shop/shop-api/operator/shipments/ship-order';
import type { OrderTransition } from '@shop/shop-api/orders/apply-order-step';
import { inArray } from 'drizzle-orm';
import assert from 'node:assert/strict';
import { setPoints, createCoupon } from '../points-and-coupons';
import { CARDS } from '../card-numbers';
import { decideCart, type Shopper } from '../checkout';
import type { TestApi } from '../open-test-api';
import { setStock, type StockedProduct } from '../stock';
import { CART_COMMANDS, type CartCommand, type SimulatedShop, runCartCommand } from './cart-commands';
import { type SimulatedShopper, createReadyCart } from './simulated-shopper';

/** Low, so that commands run out of stock. */
const STOCK = 14;
const POINTS = 700;

/** Every command of the simulation: those on a cart, the order decision, cancellation and fulfilment. */
export const SIMULATION_COMMANDS = [
  ...CART_COMMANDS,
  'decide',
  'decide-all',
  'cancel',
  'fulfil',
  'shop-cancels',
] as const;
export type SimulationCommand = (typeof SIMULATION_COMMANDS)[number];

/** One step: the index of the shopper, the command, the index of what it is applied to, and a quantity. */
export type SimulationStep = readonly [who: number, what: SimulationCommand, which: number, count: number];

/** A member who takes part in the simulation; a guest does too. */
export interface SimulatedMember {
  readonly name: string;
  readonly credentials: Shopper;
  readonly userId: number;
}

interface Charge {
  readonly reference: string;
  readonly amount: number;
}

interface Placed {
  readonly shopper: SimulatedShopper;
  readonly id: number;
  readonly orderNo: string;
}

/** Every order leaves under a number of its own. */
const shipmentOf = (orderNo: string) =>
  ({ destination: null, consignment: { carrier: 'yamato', trackingNumbers: [orderNo] } }) as const;

const FULFILMENT: readonly OrderTransition[] = [{ step: 'paid' }, { step: 'shipped' }, { step: 'delivered' }];

const isCartCommand = (what: SimulationCommand): what is CartCommand =>
  CART_COMMANDS.some((command) => command === what);

/**
 * Simulates members, a guest and the operator of one shop, command by command, and remembers every order placed, so that
 * property-based tests can check the invariants after each step.
 */
export class ShopSimulation {
  private readonly placed: Placed[] = [];
  private readonly chargesBefore: ReadonlySet<string>;

  private constructor(
    private readonly shop: SimulatedShop,
    private readonly shoppers: readonly SimulatedShopper[],
  ) {
    this.chargesBefore = new Set(shop.api.payments.charges.map(({ reference }) => reference));
  }

  /** Sets stock and points and gives everybody a new cart; `name` keeps its coupon codes apart from other runs'. */
  static async begin(
    api: TestApi,
    products: readonly StockedProduct[],
    members: readonly SimulatedMember[],
    name: string,
  ): Promise<ShopSimulation> {
    const now = api.clock.now();
    await api.db.delete(rateCounters);
    for (const { id } of products) await setStock(api.db, id, STOCK);
    for (const { userId } of members) await setPoints(api.db, userId, POINTS, now);
    const percent = { discountKind: 'percent', discountValue: 13, useLimit: 2 } as const;
    await createCoupon(api.db, now, { code: `PERCENT${name}`, ...percent });
    const open = { discountValue: 777, isPublic: true, useLimit: 2 };
    await createCoupon(api.db, now, { code: `PUBLIC${name}`, ...open });
    const shop = { api, products, codes: [`PERCENT${name}`, `PUBLIC${name}`] };
    const shoppers: SimulatedShopper[] = [];
    for (const [index, one] of [...members, { name: 'guest', credentials: {}, userId: null }].entries()) {
      const payer = { ...one, paymentId: index === 0 ? PAYMENTS.cashOnDelivery : PAYMENTS.card };
      shoppers.push({ ...payer, cart: await createReadyCart(shop, payer) });
    }
    return new ShopSimulation(shop, shoppers);
  }

  async run([who, what, which, count]: SimulationStep): Promise<void> {
    const shopper = this.shoppers[who % this.shoppers.length];
    if (shopper === undefined) return;
    if (isCartCommand(what)) return runCartCommand(this.shop, shopper, what, [which, count]);
    switch (what) {
      case 'decide':
        return this.decide([shopper], count % 2 === 0 ? 2 : 1, which === 2 ? CARDS.declined : CARDS.good);
      case 'decide-all':
        return this.decide(this.shoppers, 2, CARDS.good);
      case 'cancel': {
        const order = this.placed.at(-1 - (which % Math.max(1, this.placed.length)));
        if (order === undefined || order.shopper.userId === null) return;
        const input = { params: { id: order.id }, body: {} };
        const responses = await Promise.all(
          Array.from({ length: count }, () =>
            this.shop.api.call(cancelOrderSpec, input, order.shopper.credentials),
          ),
        );
        assert.equal(new Set(responses.map(({ status }) => status)).size, 1);
        for (const { status } of responses) assertDoneOrRejected(status);
        return;
      }
      case 'fulfil':
        for (const move of FULFILMENT.slice(0, count)) await this.step(which, 2, move);
        return;
      case 'shop-cancels':
        return this.step(which, count, { step: 'cancelled', reason: '欠品のため' });
    }
  }

  /** I7: nobody sees another shopper's cart or order. */
  async checkPrivacy(): Promise<void> {
    for (const shopper of this.shoppers) {
      assert.equal(shopper.cart.data.user_id, shopper.userId);
      if (shopper.userId === null) continue;
      const { body } = await this.shop.api.call(listOrdersSpec, { query: { per: 100 } }, shopper.credentials);
      const strangers = this.placed.filter((order) => order.shopper !== shopper).map(({ id }) => id);
      assert.deepEqual(
        body.data.filter(({ id }) => strangers.includes(id)),
        [],
      );
    }
  }

  /** I2: the payment service holds the money of every order that is not cancelled, exactly once and in full. */
  async checkCharges(): Promise<void> {
    const { api } = this.shop;
    const { charges, refunds } = api.payments;
    const held = charges.filter(({ reference }) => !refunds.includes(reference));
    const stored = await api.db
      .select()
      .from(paymentTransactions)
      .where(
        inArray(
          paymentTransactions.orderId,
          this.placed.map(({ id }) => id),
        ),
      );
    const owed = stored.filter(({ status }) => status === 'captured');
    const ending = stored.flatMap(({ status, reference }) => (status === 'voiding' ? [reference] : []));
    const inOrder = (rows: readonly Charge[]) =>
      rows.map(({ reference, amount }) => `${reference} ${amount}`).sort();
    const before = this.chargesBefore;
    assert.deepEqual(
      inOrder(held.filter(({ reference }) => !before.has(reference) && !ending.includes(reference))),
      inOrder(owed),
    );
  }

  private async decide(shoppers: readonly SimulatedShopper[], times: number, card: string): Promise<void> {
    const { api } = this.shop;
    const asked = shoppers.flatMap((shopper) => {
      const token = shopper.paymentId === PAYMENTS.card ? api.payments.tokenise(card).token : null;
      return Array.from({ length: times }, () => ({ shopper, token }));
    });
    const responses = await Promise.all(
      asked.map(async ({ shopper, token }) => ({
        shopper,
        response: await decideCart(api, shopper.cart, shopper.credentials, token),
      })),
    );
    for (const shopper of shoppers) {
      const mine = responses.filter((one) => one.shopper === shopper).map(({ response }) => response);
      for (const { status } of mine) assertDoneOrRejected(status);
      const placed = mine.filter(({ status }) => status === 200).map(({ body }) => body);
      assert.ok(
        new Set(placed.map((body) => JSON.stringify(body))).size <= 1,
        'the decisions of one cart returned different orders',
      );
      const [first] = placed;
      if (first === undefined) {
        await this.reopen(shopper);
        continue;
      }
      this.placed.push({ shopper, id: first.order_id, orderNo: first.order_no });
      shopper.cart = await createReadyCart(this.shop, shopper);
    }
  }

  /** Reloads a cart whose decision was rejected, and clears the error of a declined card so that the next attempt can pay. */
  private async reopen(shopper: SimulatedShopper): Promise<void> {
    const { api } = this.shop;
    const { cart, credentials } = shopper;
    shopper.cart = (await api.call(initCartSpec, { body: { token: cart.token } }, credentials)).body;
    if (shopper.cart.data.payment_error === null) return;
    const body = { cart_token: shopper.cart.token };
    shopper.cart = (await api.call(clearCartPaymentErrorSpec, { body }, credentials)).body;
  }

  private async step(which: number, times: number, move: OrderTransition): Promise<void> {
    const order = this.placed.at(-1 - (which % Math.max(1, this.placed.length)));
    if (order === undefined) return;
    const results = await Promise.allSettled(
      Array.from({ length: times }, () =>
        move.step === 'shipped'
          ? shipOrder(this.operator(), order.orderNo, shipmentOf(order.orderNo))
          : changeOrder(this.operator(), order.orderNo, move),
      ),
    );
    for (const result of results)
      if (result.status === 'rejected')
        assert.ok(result.reason instanceof OperatorError, String(result.reason));
  }

  private operator() {
    return operatorContextOf(this.shop.api);
  }
}

/** Every request either succeeds or is rejected with a 422. */
const assertDoneOrRejected = (status: number) =>
  assert.ok(status === 200 || status === 422, `responded ${status}`);
