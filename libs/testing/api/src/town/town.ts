import { operatorContextOf } from '../operator-context';
import { clearCartPaymentErrorSpec } from '@shop/contract/carts/clear-cart-payment-error';
import { initCartSpec } from '@shop/contract/carts/init-cart';
import { cancelOrderSpec } from '@shop/contract/orders/cancel-order';
import { listOrdersSpec } from '@shop/contract/orders/list-orders';
import { PAYMENTS } from '@shop/contract/payments/payment-method';
import { OperatorError } from '@shop/shop-api/operator/command/operator-error';
import { paymentTransactions, rateCounters } from '@shop/shop-api/db/schema';
import { changeOrder } from '@shop/shop-api/operator/orders/change-order';
import type { OrderTransition } from '@shop/shop-api/orders/apply-order-step';
import { inArray } from 'drizzle-orm';
import assert from 'node:assert/strict';
import { leavePoints, makeCoupon } from '../benefits';
import { CARDS } from '../card-numbers';
import { decide, type Shopper } from '../checkout';
import type { TestApi } from '../open-test-api';
import { leaveInStock, type StockedProduct } from '../stock';
import { CART_COMMANDS, type CartCommand, type Goods, runCartCommand } from './cart-commands';
import { type Client, freshCart } from './client';

/** Few pieces, so that commands run into the end of the stock. */
const STOCK = 14;
const POINTS = 700;

/** Everything that happens in a town. */
export const TOWN_COMMANDS = [
  ...CART_COMMANDS,
  'decide',
  'decide-all',
  'cancel',
  'fulfil',
  'shop-cancels',
] as const;
export type TownCommand = (typeof TOWN_COMMANDS)[number];

/** One step: which client, what, which of several things, how many. */
export type TownStep = readonly [who: number, what: TownCommand, which: number, count: number];

/** Who lives there besides a visitor. */
export interface Resident {
  readonly name: string;
  readonly shopper: Shopper;
  readonly userId: number;
}

interface Charge {
  readonly reference: string;
  readonly amount: number;
}

interface Placed {
  readonly client: Client;
  readonly id: number;
  readonly orderNo: string;
}

const FULFILMENT: readonly OrderTransition[] = [
  { step: 'paid' },
  { step: 'shipped', parcel: { carrier: 'yamato', trackingNumber: '123456789012' } },
  { step: 'delivered' },
];

const isCartCommand = (what: TownCommand): what is CartCommand =>
  CART_COMMANDS.some((command) => command === what);

/** Members and a visitor in one shop, its operator, and every order that was placed. */
export class Town {
  private readonly placed: Placed[] = [];
  private readonly chargesBefore: ReadonlySet<string>;

  private constructor(
    private readonly goods: Goods,
    private readonly clients: readonly Client[],
  ) {
    this.chargesBefore = new Set(goods.api.payments.charges.map(({ reference }) => reference));
  }

  /** Fills shelves and purses, and gives everybody a new cart; `name` tells its coupons from other towns'. */
  static async begin(
    api: TestApi,
    products: readonly StockedProduct[],
    residents: readonly Resident[],
    name: string,
  ): Promise<Town> {
    const now = api.clock.now();
    await api.db.delete(rateCounters);
    for (const { id } of products) await leaveInStock(api.db, id, STOCK);
    for (const { userId } of residents) await leavePoints(api.db, userId, POINTS, now);
    const percent = { discountKind: 'percent', discountValue: 13, useLimit: 2 } as const;
    await makeCoupon(api.db, now, { code: `PERCENT${name}`, ...percent });
    const open = { discountValue: 777, isPublic: true, useLimit: 2 };
    await makeCoupon(api.db, now, { code: `PUBLIC${name}`, ...open });
    const goods = { api, products, codes: [`PERCENT${name}`, `PUBLIC${name}`] };
    const clients: Client[] = [];
    for (const [index, one] of [...residents, { name: 'visitor', shopper: {}, userId: null }].entries()) {
      const payer = { ...one, paymentId: index === 0 ? PAYMENTS.bankTransfer : PAYMENTS.card };
      clients.push({ ...payer, cart: await freshCart(goods, payer) });
    }
    return new Town(goods, clients);
  }

  async run([who, what, which, count]: TownStep): Promise<void> {
    const client = this.clients[who % this.clients.length];
    if (client === undefined) return;
    if (isCartCommand(what)) return runCartCommand(this.goods, client, what, [which, count]);
    switch (what) {
      case 'decide':
        return this.decide([client], count % 2 === 0 ? 2 : 1, which === 2 ? CARDS.declined : CARDS.good);
      case 'decide-all':
        return this.decide(this.clients, 2, CARDS.good);
      case 'cancel': {
        const order = this.placed.at(-1 - (which % Math.max(1, this.placed.length)));
        if (order === undefined || order.client.userId === null) return;
        const input = { params: { id: order.id }, body: {} };
        const answers = await Promise.all(
          Array.from({ length: count }, () =>
            this.goods.api.call(cancelOrderSpec, input, order.client.shopper),
          ),
        );
        assert.equal(new Set(answers.map(({ status }) => status)).size, 1);
        for (const { status } of answers) assertPlain(status);
        return;
      }
      case 'fulfil':
        for (const move of FULFILMENT.slice(0, count)) await this.step(which, 2, move);
        return;
      case 'shop-cancels':
        return this.step(which, count, { step: 'cancelled', reason: '欠品のため' });
    }
  }

  /** I7: nobody sees another's cart or order. */
  async checkPrivacy(): Promise<void> {
    for (const client of this.clients) {
      assert.equal(client.cart.data.user_id, client.userId);
      if (client.userId === null) continue;
      const { body } = await this.goods.api.call(listOrdersSpec, { query: { per: 100 } }, client.shopper);
      const strangers = this.placed.filter((order) => order.client !== client).map(({ id }) => id);
      assert.deepEqual(
        body.data.filter(({ id }) => strangers.includes(id)),
        [],
      );
    }
  }

  /** I2: the payment service holds money for standing orders alone, once and all of it. */
  async checkCharges(): Promise<void> {
    const { api } = this.goods;
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

  private async decide(clients: readonly Client[], times: number, card: string): Promise<void> {
    const { api } = this.goods;
    const asked = clients.flatMap((client) => {
      const token = client.paymentId === PAYMENTS.card ? api.payments.tokenise(card).token : null;
      return Array.from({ length: times }, () => ({ client, token }));
    });
    const answers = await Promise.all(
      asked.map(async ({ client, token }) => ({
        client,
        answer: await decide(api, client.cart, client.shopper, token),
      })),
    );
    for (const client of clients) {
      const mine = answers.filter((one) => one.client === client).map(({ answer }) => answer);
      for (const { status } of mine) assertPlain(status);
      const placed = mine.filter(({ status }) => status === 200).map(({ body }) => body);
      assert.ok(new Set(placed.map((body) => JSON.stringify(body))).size <= 1, 'one cart, several answers');
      const [first] = placed;
      if (first === undefined) {
        await this.reopen(client);
        continue;
      }
      this.placed.push({ client, id: first.order_id, orderNo: first.order_no });
      client.cart = await freshCart(this.goods, client);
    }
  }

  /** Takes the cart again that was not decided; who was told that a card does not pay may try once more. */
  private async reopen(client: Client): Promise<void> {
    const { api } = this.goods;
    const { cart, shopper } = client;
    client.cart = (await api.call(initCartSpec, { body: { token: cart.token } }, shopper)).body;
    if (client.cart.data.payment_error === null) return;
    const body = { cart_token: client.cart.token };
    client.cart = (await api.call(clearCartPaymentErrorSpec, { body }, shopper)).body;
  }

  private async step(which: number, times: number, move: OrderTransition): Promise<void> {
    const order = this.placed.at(-1 - (which % Math.max(1, this.placed.length)));
    if (order === undefined) return;
    const results = await Promise.allSettled(
      Array.from({ length: times }, () => changeOrder(this.operator(), order.orderNo, move)),
    );
    for (const result of results)
      if (result.status === 'rejected')
        assert.ok(result.reason instanceof OperatorError, String(result.reason));
  }

  private operator() {
    return operatorContextOf(this.goods.api);
  }
}

/** Everything is either done or plainly refused. */
const assertPlain = (status: number) => assert.ok(status === 200 || status === 422, `answered ${status}`);
