import { PAYMENTS } from '@shop/contract/payments/payments';
import { listCartPaymentsSpec } from '@shop/contract/payments/list-cart-payments';
import { type ShopName, SHOPS } from '@shop/shops/shop-list';
import type { Shopper as Buyer } from '@shop/testing-api/checkout';
import { createReadyCart } from '@shop/testing-api/checkout';
import { API, findProductInStock } from './api';
import { operate } from './operate';
import { type RegisteredMember, registerMember } from './register-member';

/** `company`: a member who orders for a company of the shop. */
type OrdererKind = 'guest' | 'member' | 'company';

/** One order to be placed: who pays how in which shop, and how wide the screen is. */
export interface PaymentRow {
  readonly shop: ShopName;
  readonly paymentId: number;
  readonly name: string;
  readonly buyer: OrdererKind;
  readonly width: 390 | 1280;
}

const COMPANY = 'PAYS';
const companies = new Map<ShopName, Promise<string>>();

/** Somebody new who orders in that shop; null: a guest. */
export async function registerOrderer(shop: ShopName, kind: OrdererKind): Promise<RegisteredMember | null> {
  if (kind === 'guest') return null;
  const member = await registerMember(shop);
  if (kind === 'member') return member;
  const ofShop = ['--channel', shop] as const;
  const added =
    companies.get(shop) ??
    operate('companies', 'add', COMPANY, '株式会社はらい', '--credit-limit', 'none', ...ofShop);
  companies.set(shop, added);
  await added;
  await operate('companies', 'assign', COMPANY, member.email, 'buyer', ...ofShop);
  return member;
}

/** A ready cart of a guest or of a member of that shop. */
export async function openReadyCart(shop: ShopName, member: RegisteredMember | null) {
  const buyer: Buyer = { channel: shop, ...(member === null ? {} : { token: member.token }) };
  return { cart: await createReadyCart(API, [await findProductInStock(shop)], buyer), buyer };
}

/**
 * Every way to pay of every shop, as the shops themselves offer them to a guest and to a member; to who orders for a company
 * what they offer nobody else.
 */
export async function paymentTable(): Promise<readonly PaymentRow[]> {
  const rows: PaymentRow[] = [];
  for (const { name: shop } of SHOPS) {
    const offered = async (buyer: OrdererKind) => {
      const opened = await openReadyCart(shop, await registerOrderer(shop, buyer));
      const params = { cart_token: opened.cart.token };
      return (await API.call(listCartPaymentsSpec, { params }, opened.buyer)).body;
    };
    const add = (buyer: OrdererKind, ways: Awaited<ReturnType<typeof offered>>) => {
      for (const { id, name, is_selectable } of ways)
        if (is_selectable) rows.push({ shop, paymentId: id, name, buyer, width: widthOf(id, rows) });
    };
    add('guest', await offered('guest'));
    const ofMember = await offered('member');
    add('member', ofMember);
    const others = new Set(ofMember.flatMap(({ id, is_selectable }) => (is_selectable ? [] : [id])));
    if (others.has(PAYMENTS.deferredInvoice))
      add(
        'company',
        (await offered('company')).filter(({ id }) => others.has(id)),
      );
  }
  return rows;
}

/** By turns for each way to pay, so that each is seen on a telephone and at a desk. */
const widthOf = (paymentId: number, before: readonly PaymentRow[]): 390 | 1280 =>
  before.filter((row) => row.paymentId === paymentId).length % 2 === 0 ? 390 : 1280;

const facets = ({ shop, paymentId, buyer, width }: PaymentRow): readonly string[] => [
  `way ${paymentId}`,
  shop,
  buyer,
  `${width} px`,
];

/** As few rows as show every way, every shop, both buyers and both widths. */
export function smallestSample(table: readonly PaymentRow[]): readonly PaymentRow[] {
  const missing = new Set(table.flatMap(facets));
  const sample: PaymentRow[] = [];
  const gain = (row: PaymentRow) => facets(row).filter((facet) => missing.has(facet)).length;
  while (missing.size > 0) {
    const best = table.reduce((one, other) => (gain(other) > gain(one) ? other : one));
    sample.push(best);
    for (const facet of facets(best)) missing.delete(facet);
  }
  return sample;
}

/** What the complete page says about how each way is paid, or that it is paid. */
export const HOW_TO_PAY: Readonly<Record<number, string>> = {
  [PAYMENTS.bankTransfer]: 'お振込先',
  [PAYMENTS.deferredInvoice]: 'お振込先',
  [PAYMENTS.deferredService]: '決済サービスから請求書をお送りします',
  [PAYMENTS.card]: 'ご入金日',
  [PAYMENTS.cashOnDelivery]: '配達員へ現金でお支払いください',
  [PAYMENTS.convenienceStore]: '払込番号',
  [PAYMENTS.qrWallet]: 'ご入金日',
};
