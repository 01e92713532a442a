import { addCartProductSpec } from '@shop/contract/carts/add-cart-product';
import type { Cart } from '@shop/contract/carts/cart';
import { deleteCartProductsSpec } from '@shop/contract/carts/delete-cart-products';
import { initCartSpec } from '@shop/contract/carts/init-cart';
import { modifyCartProductsSpec } from '@shop/contract/carts/modify-cart-products';
import { resetCartSpec } from '@shop/contract/carts/reset-cart';
import { cancelOrderSpec } from '@shop/contract/orders/cancel-order';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { decideCart, createReadyCart, type Shopper } from '@shop/testing-api/checkout';
import { setStock, wellStockedProducts, type StockedProduct, stockOf } from '@shop/testing-api/stock';
import fc from 'fast-check';

/** Few pieces, so that commands run into the end of the stock. */
const STOCK = 12;
/** A sample here; the full count runs in the soak test. */
const RUNS = 6;
/** Some two hundred commands, each with a look at everything: 20 s on a calm machine, and they may not fail on a busy one. */
const LIMIT_MS = 120_000;

type Command =
  | { readonly kind: 'add' | 'modify'; readonly product: number; readonly quantity: number }
  | { readonly kind: 'delete'; readonly product: number }
  | { readonly kind: 'decide' | 'decide-twice' | 'repeat' | 'cancel' | 'cancel-twice' };

const product = fc.constantFrom(0, 1);
const quantity = fc.integer({ min: 1, max: 5 });
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    arbitrary: fc.record({ kind: fc.constantFrom('add' as const, 'modify' as const), product, quantity }),
    weight: 3,
  },
  { arbitrary: fc.record({ kind: fc.constant('delete' as const), product }), weight: 1 },
  {
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'decide' as const,
        'decide-twice' as const,
        'repeat' as const,
        'cancel' as const,
        'cancel-twice' as const,
      ),
    }),
    weight: 4,
  },
);

let api: TestApi;
let products: StockedProduct[];
let member: Shopper;

beforeAll(async () => {
  api = await openTestApi();
  products = await wellStockedProducts(api.db, 2);
  member = { token: await api.signIn('member@example.jp') };
});
afterAll(() => api.close());

/** One shopper with a cart, the orders placed so far, and what must be left in stock. */
class Session {
  readonly placed: { readonly id: number; readonly cart: Cart; readonly orderNo: string }[] = [];

  private constructor(
    private cart: Cart,
    private readonly left: number[],
  ) {}

  static async begin(): Promise<Session> {
    for (const { id } of products) await setStock(api.db, id, STOCK);
    const { token } = (await api.call(initCartSpec, { body: { token: null } }, member)).body;
    await api.call(resetCartSpec, { body: { cart_token: token } }, member);
    return new Session(await Session.freshCart(), [STOCK, STOCK]);
  }

  private static async freshCart(): Promise<Cart> {
    const cart = await createReadyCart(api, [{ product_key: products[0]!.key, quantity: 1 }], member);
    const [line] = cart.data.detail.products;
    const body = { cart_token: cart.token, products: [{ key: line!.key, quantity: 1 }] };
    return (await api.call(modifyCartProductsSpec, { body }, member)).body;
  }

  async run(step: Command): Promise<void> {
    const cart_token = this.cart.token;
    switch (step.kind) {
      case 'add': {
        const body = { cart_token, product_key: products[step.product]!.key, quantity: step.quantity };
        return this.accept(await api.call(addCartProductSpec, { body }, member));
      }
      case 'modify': {
        const line = this.lineOf(step.product);
        if (line === undefined) return;
        const body = { cart_token, products: [{ key: line.key, quantity: step.quantity }] };
        return this.accept(await api.call(modifyCartProductsSpec, { body }, member));
      }
      case 'delete': {
        const line = this.lineOf(step.product);
        if (line === undefined) return;
        return this.accept(
          await api.call(deleteCartProductsSpec, { body: { cart_token, key: line.key } }, member),
        );
      }
      case 'decide':
        return this.decide(1);
      case 'decide-twice':
        return this.decide(2);
      case 'repeat': {
        const last = this.placed.at(-1);
        if (last === undefined) return;
        expect((await decideCart(api, last.cart, member)).body.order_no).toBe(last.orderNo);
        return;
      }
      case 'cancel':
        return this.cancel(1);
      case 'cancel-twice':
        return this.cancel(2);
    }
  }

  async check(): Promise<void> {
    await checkInvariants(api.db);
    for (const [index, { id }] of products.entries())
      expect(await stockOf(api.db, id)).toBe(this.left[index]);
  }

  private lineOf(index: number) {
    const { key } = products[index]!;
    return this.cart.data.detail.products.find(({ product_info }) => product_info.key === key);
  }

  private accept(response: { readonly status: number; readonly body: Cart }): void {
    if (response.status === 200) this.cart = response.body;
    else expect(response.status).toBe(422);
  }

  private async decide(times: number): Promise<void> {
    const { cart } = this;
    const isPossible =
      cart.data.detail.products.length > 0 &&
      products.every((_, index) => (this.lineOf(index)?.quantity ?? 0) <= this.left[index]!);
    const responses = await Promise.all(Array.from({ length: times }, () => decideCart(api, cart, member)));
    for (const { status } of responses) expect(status).toBe(isPossible ? 200 : 422);
    if (!isPossible) return;
    products.forEach((_, index) => (this.left[index]! -= this.lineOf(index)?.quantity ?? 0));
    const { order_id: id, order_no: orderNo } = responses[0]!.body;
    this.placed.push({ id, cart, orderNo });
    if (this.left[0]! >= 1) this.cart = await Session.freshCart();
    else this.cart = (await api.call(initCartSpec, { body: { token: null } }, member)).body;
  }

  private async cancel(times: number): Promise<void> {
    const last = this.placed.pop();
    if (last === undefined) return;
    const input = { params: { id: last.id }, body: {} };
    const responses = await Promise.all(
      Array.from({ length: times }, () => api.call(cancelOrderSpec, input, member)),
    );
    for (const { body } of responses) expect(body.status).toBe('cancelled');
    for (const { product_info, quantity: pieces } of last.cart.data.detail.products)
      this.left[products.findIndex(({ id }) => id === product_info.id)]! += pieces;
  }
}

// reliability 30: invariants after each step of whatever comes in whatever order
it(
  'carts, orders and stock agree after every command',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 10, maxLength: 25, size: 'max' }), async (commands) => {
        const session = await Session.begin();
        for (const step of commands) {
          await session.run(step);
          await session.check();
        }
      }),
      { seed: 30, numRuns: RUNS },
    );
  },
  LIMIT_MS,
);
