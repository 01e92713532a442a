import { getMyCompanySpec } from '@shop/contract/companies/get-my-company';
import { getOrderSpec } from '@shop/contract/orders/get-order';
import { createOrderReturnSpec } from '@shop/contract/returns/create-order-return';
import { productModels, rateCounters } from '@shop/shop-api/db/schema';
import { eq } from 'drizzle-orm';
import type { Shopper } from './checkout';
import { addCompany } from './company';
import { type InvoicedOrder, placeInvoicedOrder, shipInvoicedOrder } from './invoiced-order';
import { openTestApi, type TestApi } from './open-test-api';
import { operatorOf } from './operator';
import { closeStatementsOn, statementsOf } from './statements';
import { type StockedProduct, wellStockedProducts } from './stock';

const CHANNEL = 'corporate';
const PIECES = 3;

/** The code of the company, and who orders and approves for it. */
export const BILLED = { code: 'TSUKI', buyer: 'member@example.jp', approver: 'second@example.jp' } as const;

/** The origins to which mails about statements link. */
export const BILLED_ORIGINS = { [CHANNEL]: 'https://corporate.test' } as const;

/** A company of the wholesale shop that is closed on the 20th, and sells what is taxed at both rates to it. */
export class BilledCompany {
  buyer: Shopper = {};
  approver: Shopper = {};
  /** A member of another company. */
  stranger: Shopper = {};

  private constructor(
    readonly api: TestApi,
    private readonly products: readonly StockedProduct[],
  ) {}

  static async open(): Promise<BilledCompany> {
    const api = await openTestApi();
    await operatorOf(api)('settings', 'set', 'ORDER.RETURN.DAYS', '60', '--channel', CHANNEL);
    const roles = { [BILLED.buyer]: 'buyer', [BILLED.approver]: 'approver' } as const;
    await addCompany(api, BILLED.code, roles, ['--closing-day', '20']);
    const company = new BilledCompany(api, await productsOfBothRates(api));
    await company.signIn();
    return company;
  }

  /** Tokens do not last until the next closing day. */
  async signIn(): Promise<void> {
    await this.api.db.delete(rateCounters);
    const member = async (email: string) => ({
      channel: CHANNEL,
      token: await this.api.signIn(email, CHANNEL),
    });
    this.buyer = await member(BILLED.buyer);
    this.approver = await member(BILLED.approver);
    this.stranger = await member('buyer@example.jp');
  }

  place(): Promise<InvoicedOrder> {
    const lines = this.products.map(({ key }) => ({ product_key: key, quantity: PIECES }));
    return placeInvoicedOrder(this.api, lines, this.buyer);
  }

  async ship(): Promise<InvoicedOrder> {
    const order = await this.place();
    await shipInvoicedOrder(this.api, order);
    return order;
  }

  /** Closes what is over on that day, and signs everybody in again. */
  async close(day: string): Promise<void> {
    await closeStatementsOn(this.api, day, BILLED_ORIGINS);
    await this.signIn();
  }

  statements(member: Shopper = this.buyer) {
    return statementsOf(this.api, member);
  }

  async totals(): Promise<readonly number[]> {
    return (await this.statements()).map(({ total_payment }) => total_payment);
  }

  async creditUsed(): Promise<number | null> {
    const { company } = (await this.api.call(getMyCompanySpec, {}, this.buyer)).body;
    return company?.credit?.credit_used ?? null;
  }

  download(id: number, { token }: Shopper = this.buyer): Promise<Response> {
    return this.api.request(`/v1/me/company/statements/${id}/download`, {
      headers: { 'channel-id': CHANNEL, authorization: `Bearer ${token ?? ''}` },
    });
  }

  async mailsAbout(words: string) {
    return (await this.api.mailbox()).filter(({ subject }) => subject.includes(words));
  }

  /** Runs a command of the operator's that has to succeed. */
  async done(...words: readonly string[]): Promise<string> {
    const { code, out, err } = await operatorOf(this.api)(...words);
    if (code !== 0) throw new Error(err);
    return out;
  }

  /** Returns a piece of an order; what the operator reads. */
  async giveBack({ id }: InvoicedOrder, refund: number): Promise<string> {
    const { body } = await this.api.call(getOrderSpec, { params: { id } }, this.buyer);
    const items = body.items.slice(0, 1).map((item) => ({ order_item_id: item.id, quantity: 1 }));
    const asked = { items, reason: 'size' as const, remark: '', is_agreed: true as const };
    const made = await this.api.call(createOrderReturnSpec, { params: { id }, body: asked }, this.buyer);
    const number = made.body.returns.find(({ status }) => status === 'requested')?.number ?? '';
    await this.done('returns', 'approve', number, '--instructions', '着払いで');
    return this.done('returns', 'complete', number, '--restock', 'none', '--refund', String(refund));
  }
}

/** A product of the wholesale shop that is taxed at the standard rate, and one at the reduced rate. */
export async function productsOfBothRates(
  api: TestApi,
): Promise<readonly [standard: StockedProduct, reduced: StockedProduct]> {
  const [standard, ...others] = await wellStockedProducts(api.db, 30, { channel: CHANNEL });
  const reduced = others.find(({ productModelId }) => productModelId !== standard?.productModelId);
  if (standard === undefined || reduced === undefined) throw new Error('The shop sells too little');
  const ofModel = eq(productModels.id, reduced.productModelId);
  await api.db.update(productModels).set({ taxRate: 8 }).where(ofModel);
  return [standard, reduced];
}
