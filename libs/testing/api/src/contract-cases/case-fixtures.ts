import type { Cart } from '@shop/contract/carts/cart';
import { addCartPackingSpec } from '@shop/contract/carts/add-cart-packing';
import { decideCartSpec } from '@shop/contract/carts/decide-cart';
import { initCartSpec } from '@shop/contract/carts/init-cart';
import { modifyCartOrderSpec } from '@shop/contract/carts/modify-cart-order';
import { setCartReceiverSpec } from '@shop/contract/carts/set-cart-receiver';
import { createUserSpec } from '@shop/contract/users/create-user';
import { PAYMENTS } from '@shop/contract/payments/payment-method';
import { resetCartSpec } from '@shop/contract/carts/reset-cart';
import { hashPassword } from '@shop/shop-api/auth/password';
import { channels, schools } from '@shop/shop-api/db/schema';
import { eq } from 'drizzle-orm';
import { createCoupon } from '../points-and-coupons';
import { decideCart, createFilledCart, createReadyCart, type Shopper } from '../checkout';
import { openCompany } from '../company';
import { type InvoicedOrder, placeInvoicedOrder, shipInvoicedOrder } from '../invoiced-order';
import type { TestApi } from '../open-test-api';
import { operatorOf } from '../operator';
import { type ShippedOrder, shipOrder } from '../shipped-order';
import { wellStockedProducts, type StockedProduct } from '../stock';
import type { Caller } from './callers';
import { until } from '../until';

const MOMENT_MS = 100;

/** A placed order with its tokens. */
export interface PlacedOrder {
  readonly id: number;
  readonly no: string;
  readonly cartToken: string;
  readonly receiptToken: string;
}

/** Makes something once for each owner. */
function onceForEach<Made>(make: (owner: Caller) => Promise<Made>): (owner: Caller) => Promise<Made> {
  const made = new Map<string, Promise<Made>>();
  return (owner) => {
    const name = `${owner.channel}/${owner.email}`;
    const kept = made.get(name) ?? make(owner);
    made.set(name, kept);
    return kept;
  };
}

/** Creates the data that cases need before their call; what their calls only read (`read…`) is shared by them. */
export class CaseFixtures {
  private newcomers = 0;
  private coupons = 0;

  private constructor(
    readonly api: TestApi,
    readonly schoolProof: { readonly school_code: string; readonly password: string },
    private readonly stocked: Readonly<Record<string, readonly StockedProduct[]>>,
  ) {}

  static async open(api: TestApi, channels: readonly string[]): Promise<CaseFixtures> {
    const stocked: Record<string, readonly StockedProduct[]> = {};
    for (const channel of channels) stocked[channel] = await wellStockedProducts(api.db, 3, { channel });
    return new CaseFixtures(api, await openSchool(api), stocked);
  }

  readOrder = onceForEach((owner) => this.order(owner));
  readInvoicedOrder = onceForEach((owner) => this.invoicedOrder(owner));
  readGift = onceForEach((owner) => this.gift(owner));

  product = (channel = 'default'): StockedProduct => this.stocked[channel]![0]!;

  /** Another product, which the first one takes as an accessory in the cases that need one. */
  accessory = (channel = 'default'): StockedProduct => this.stocked[channel]![1]!;

  soldOut = (channel = 'default'): StockedProduct => this.stocked[channel]![2]!;

  /** A cart with one line, a destination and a way to pay. */
  async cart(owner: Shopper): Promise<Cart> {
    await this.emptyCart(owner);
    return createReadyCart(this.api, this.wanted(owner), owner);
  }

  async order(owner: Shopper): Promise<PlacedOrder> {
    const cart = await this.cart(owner);
    const { body } = await decideCart(this.api, cart, owner);
    return {
      id: body.order_id,
      no: body.order_no,
      cartToken: cart.token,
      receiptToken: body.receipt_token,
    };
  }

  async paidOrder(owner: Shopper): Promise<PlacedOrder> {
    const order = await this.order(owner);
    const { code, err } = await operatorOf(this.api)('orders', 'paid', order.no);
    if (code !== 0) throw new Error(err);
    return order;
  }

  /** An order that has left. */
  async shippedOrder(owner: Shopper): Promise<ShippedOrder> {
    await this.emptyCart(owner);
    return shipOrder(this.api, this.wanted(owner), owner);
  }

  /** A company's order that is paid by invoice and has left. */
  async invoicedOrder(owner: Caller): Promise<InvoicedOrder> {
    await openCompany(this.api, 'CASES', owner.channel, { [owner.email]: 'buyer' });
    await this.emptyCart(owner);
    const order = await placeInvoicedOrder(this.api, this.wanted(owner), owner);
    await shipInvoicedOrder(this.api, order);
    return order;
  }

  /** A guest's order, paid with a card of that number. */
  async cardOrder(number: string): Promise<number> {
    const { token: cart_token, data } = await this.cart({ channel: 'default' });
    const payment = { cart_token, payment_id: PAYMENTS.card };
    await this.api.call(modifyCartOrderSpec, { body: payment });
    const body = {
      total_payment: data.order.total_payment,
      card_token: this.api.payments.tokenise(number).token,
    };
    return (await this.api.call(decideCartSpec, { params: { cart_token }, body })).body.order_id;
  }

  /** A cart whose destination is wrapped, with the key of the wrapping. */
  async wrappedCart(owner: Shopper): Promise<{ readonly token: string; readonly key: string }> {
    const cart = await this.cart(owner);
    const shipping_key = cart.data.detail.shippings[0]!.key;
    const body = { cart_token: cart.token, shipping_key, packing_key: 'wrapping' };
    const { data, token } = (await this.api.call(addCartPackingSpec, { body }, owner)).body;
    return { token, key: data.detail.shippings[0]!.packings[0]!.key };
  }

  /** A coupon that nobody has taken or used. */
  async coupon(): Promise<{ readonly id: number; readonly code: string }> {
    this.coupons += 1;
    const code = `CASE${this.coupons}`;
    return { id: await createCoupon(this.api.db, this.api.clock.now(), { code }), code };
  }

  /** The token of a gift's receiver. */
  async gift(owner: Caller): Promise<string> {
    await this.emptyCart(owner);
    const { token: cart_token } = await createFilledCart(this.api, this.wanted(owner), owner);
    const receiver = { name: '鈴木 一郎' };
    await this.api.call(setCartReceiverSpec, { body: { cart_token, receiver } }, owner);
    const payment = { cart_token, payment_id: PAYMENTS.bankTransfer };
    const cart = (await this.api.call(modifyCartOrderSpec, { body: payment }, owner)).body;
    const { body } = await decideCart(this.api, cart, owner);
    return /social-gift\/([\w-]+)\//.exec(body.social_gift_url ?? '')![1]!;
  }

  /** A newly registered member, and the text of the mail about it. */
  async newcomer(): Promise<{ readonly email: string; readonly mail: string }> {
    this.newcomers += 1;
    const email = `newcomer${this.newcomers}@example.jp`;
    await this.api.call(createUserSpec, { body: newUserInput(email) });
    return { email, mail: await this.mailTo(email, /token=/) };
  }

  /** The newest mail to an address that matches; some mails are written only after the response. */
  async mailTo(email: string, words: RegExp): Promise<string> {
    const { text: found } = await until(`a mail to ${email}`, async () =>
      (await this.api.mailbox()).find(({ to, text }) => to === email && words.test(text)),
    );
    return found;
  }

  private wanted({ channel }: Shopper) {
    return [{ product_key: this.product(channel).key, quantity: 1 }];
  }

  /**
   * A member has one cart, which may hold what an earlier case left. Its newest tokens open it, so time
   * passes.
   */
  private async emptyCart(owner: Shopper): Promise<void> {
    this.api.clock.advance(MOMENT_MS);
    if (owner.token === undefined) return;
    const { token } = (await this.api.call(initCartSpec, { body: { token: null } }, owner)).body;
    await this.api.call(resetCartSpec, { body: { cart_token: token } }, owner);
    this.api.clock.advance(MOMENT_MS);
  }
}

/** The input of a registration. */
export const newUserInput = (email: string) => ({
  email,
  password: 'hana-to-mori-7',
  last_name: '山田',
  first_name: '花子',
  last_name_kana: 'ヤマダ',
  first_name_kana: 'ハナコ',
});

/** Creates a school with the password that its families have. */
async function openSchool({ db }: TestApi) {
  const [shop] = await db.select().from(channels).where(eq(channels.key, 'school'));
  const proof = { school_code: 'TEST01', password: 'sakura-no-hana' };
  await db.insert(schools).values({
    channelId: shop!.id,
    code: proof.school_code,
    name: '試験中学校',
    nameKana: 'シケンチュウガッコウ',
    passwordHash: await hashPassword(proof.password),
  });
  return proof;
}
