import type { Caller } from '@shop/contract/callers';
import type { CartApproval } from '@shop/contract/order-approvals/order-approval';
import { eq } from 'drizzle-orm';
import { callerOf, hasRight } from '../../auth/caller';
import { type CompanyOfMember, findCompanyOfOrders } from '../../companies/company-store';
import type { Channel } from '../../channels/channel';
import { couponShopper, listCartCoupons } from '../../coupons/cart-coupon-store';
import type { CouponRow } from '../../coupons/coupon-store';
import { type CouponUse, type CouponViolation, couponViolation } from '../../coupons/coupon-violation';
import type { Executor } from '../../db/database';
import { users } from '../../db/schema';
import type { RouteContext } from '../../http/route-context';
import { loadCartApproval } from '../../order-approvals/cart-approval';
import type { OrdererName } from '../../orders/addressee';
import type { OpenPayment } from '../../payments/find-open-payment';
import {
  type CheckoutSettings,
  getCheckoutSettings,
  listPaymentMethods,
  type PaymentMethodRow,
} from '../../payments/payment-store';
import { paymentFeeOf } from '../../payments/payment-fee';
import { pointBalance } from '../../points/point-store';
import { shippingFeeOf } from '../../pricing/shipping-fee';
import { grantedPoints } from '../../pricing/granted-points';
import type { PriceSums } from '../../pricing/price-sums';
import type { SavedCartProduct } from '@shop/contract/carts/saved-cart-product';
import { type OrderAmounts, priceOrder } from '../../pricing/price-order';
import { frontSettings } from '../../site/front-settings';
import { loadDestinations } from './cart-destinations';
import { type CartLine, loadCartLines } from './cart-lines';
import type { CartRow } from './cart-store';
import { loadSavedLines } from './saved-lines';
import { type PackingLine, loadPackings } from './packing-lines';
import { pricedLines, subtotalOf } from './priced-lines';
import type { CartDestination } from './cart-destination';

export interface Orderer extends OrdererName {
  readonly email: string;
  readonly phoneNumber: string;
}

/** A coupon of the cart with its current discount. */
export interface CartCoupon {
  readonly coupon: CouponRow;
  /** Yen without tax. */
  readonly discount: number;
  /** How much less there is to pay for it. */
  readonly discountWithTax: number;
  /** Why it gives no discount; null where it can be used. */
  readonly violation: CouponViolation | null;
}

/** A cart with everything that its prices and checks need. */
export interface CartState {
  readonly cart: CartRow;
  readonly lines: readonly CartLine[];
  /** What is put aside for later. */
  readonly saved: readonly SavedCartProduct[];
  readonly destinations: readonly CartDestination[];
  readonly coupons: readonly CartCoupon[];
  readonly checkoutSettings: CheckoutSettings;
  /** The shop's settings. */
  readonly channel: Pick<Channel, 'settings'>;
  /** How the shop states and counts amounts; prices and fees of lines, packings and destinations are stated so. */
  readonly sums: PriceSums;
  /** The chosen payment method, usable or not. */
  readonly payment: PaymentMethodRow | null;
  readonly orderer: Orderer;
  /** The company that the member orders for; null for everybody else. */
  readonly company: CompanyOfMember | null;
  /** What kind of caller orders, by which the cart's rights go. */
  readonly caller: Caller;
  readonly amounts: OrderAmounts;
  /** Where an order stands that the company approves; null where nothing has to be approved. */
  readonly approval: CartApproval | null;
  /** The member's points; null for guests. */
  readonly pointBalance: number | null;
  /** Points that the order will bring. */
  readonly grantPoint: number;
  /** The open payment of a cart that became an order; null for an open cart. */
  readonly openPayment: OpenPayment | null;
}

/**
 * Loads a cart with the prices of this shopper, and as if it had other packings where they are given. Inside a transaction
 * pass the transaction.
 */
export async function loadCartState(
  db: Executor,
  context: RouteContext,
  cart: CartRow,
  packings?: readonly PackingLine[],
): Promise<CartState> {
  const channelId = context.channel.id;
  const settings = frontSettings(context.channel);
  const sums = settings['PRICE.SUMS'];
  const lines = await loadCartLines(db, cart.id, context.member?.groupId ?? null);
  const checkoutSettings = await getCheckoutSettings(db, channelId);
  const payments = cart.paymentId === null ? [] : await listPaymentMethods(db, channelId);
  const orderer = await loadOrderer(db, cart);
  const priced = pricedLines(lines);
  const subtotal = subtotalOf(priced);
  const destinations = await loadDestinations(db, {
    channelId,
    cartId: cart.id,
    lines,
    packings: packings ?? (await loadPackings(db, cart.id)),
    giftShippingFee: settings['ORDER.SOCIAL_GIFT.CARRIAGE'],
    shippingFeeAtRate: ({ isShippingFree }, rate) =>
      shippingFeeOf({
        subtotal,
        rate,
        freeFrom: checkoutSettings.freeShippingFrom,
        isShippingFree,
      }),
  });
  const company = cart.userId === null ? null : await findCompanyOfOrders(db, cart.userId);
  const judged = await judgeCoupons(db, context, cart, { subtotal, sums });
  const balance = cart.userId === null ? null : await pointBalance(db, cart.userId, context.clock.now());
  const payment = payments.find((method) => method.paymentId === cart.paymentId) ?? null;
  const amounts = priceOrder({
    sums,
    lines: priced,
    shippingFees: destinations.map(({ shippingFee }) => shippingFee),
    packings: destinations.flatMap(({ packings }) =>
      packings.map(({ row, packing }) => row.quantity * packing.price),
    ),
    discounts: judged.map(({ coupon, violation }) => ({
      code: coupon.code,
      kind: coupon.discountKind,
      value: violation === null ? coupon.discountValue : 0,
    })),
    points: Math.min(cart.points, balance ?? 0),
    paymentFee: (toCollect) => (payment === null ? 0 : paymentFeeOf(payment, toCollect)),
  });
  return {
    cart,
    lines,
    saved: await loadSavedLines(db, cart, { groupId: context.member?.groupId ?? null, sums }),
    destinations,
    coupons: judged.map((one, index) => ({
      ...one,
      discount: amounts.discounts[index] ?? 0,
      discountWithTax: amounts.discountsWithTax[index] ?? 0,
    })),
    checkoutSettings,
    channel: context.channel,
    sums,
    payment,
    orderer,
    company,
    caller: callerOf(context.member, company),
    approval: await loadCartApproval(db, { cart, company, totalPayment: amounts.totalPayment }),
    amounts,
    pointBalance: balance,
    openPayment: null,
    grantPoint:
      cart.userId === null || !settings['POINT.IS_USE']
        ? 0
        : grantedPoints(
            lines.map(({ product }, index) => ({
              netAmount: amounts.statedLineNets[index] ?? 0,
              pointPercent: product?.pointPercent ?? 0,
            })),
          ),
  };
}

async function judgeCoupons(
  db: Executor,
  { member, clock }: RouteContext,
  cart: CartRow,
  { subtotal, sums }: Pick<CouponUse, 'subtotal' | 'sums'>,
): Promise<readonly Omit<CartCoupon, 'discount' | 'discountWithTax'>[]> {
  const held = await listCartCoupons(db, cart.id, couponShopper(member, cart));
  return held.map(({ coupon, isTaken, isUsed }) => ({
    coupon,
    violation: couponViolation(coupon, {
      mayUseMemberCoupons: hasRight(callerOf(member), 'memberCoupons'),
      isSignedIn: cart.userId !== null,
      groupId: member?.groupId ?? null,
      isUsed,
      isTaken,
      subtotal,
      sums,
      now: clock.now(),
    }),
  }));
}

/** The orderer: a member's name and company from the account, a guest's name from the cart. */
async function loadOrderer(db: Executor, cart: CartRow): Promise<Orderer> {
  if (cart.userId === null)
    return {
      companyName: '',
      department: '',
      name: cart.ordererName,
      email: cart.ordererEmail,
      phoneNumber: cart.ordererPhoneNumber,
    };
  const [user] = await db.select().from(users).where(eq(users.id, cart.userId));
  if (user === undefined) throw new Error(`Cart ${cart.id} belongs to a member who is gone`);
  return {
    companyName: user.companyName,
    department: user.departmentOrPosition,
    name: `${user.lastName} ${user.firstName}`,
    email: user.email,
    phoneNumber: user.phoneNumber,
  };
}
