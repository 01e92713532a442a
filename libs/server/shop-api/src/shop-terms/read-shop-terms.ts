import { STANDARD_TAX_RATE } from '@shop/contract/wire/tax-rates';
import { and, eq, max, min } from 'drizzle-orm';
import { productModels } from '../db/schema';
import type { RouteContext } from '../http/route-context';
import { listShownPackings } from '../packings/packing-store';
import { isOffered } from '../payments/payment-violation';
import { getCheckoutSettings, listPaymentMethods, type PaymentMethodRow } from '../payments/payment-store';
import { POINT_LIFETIME_DAYS } from '../points/point-lifetime';
import { bothPrices } from '../pricing/both-prices';
import type { PriceSums } from '../pricing/price-sums';
import { listShippingFeeRates, listTimezones } from '../shipping-leadtime/delivery-store';
import { frontSettings } from '../site/front-settings';

/** What the shipping to a prefecture costs, in yen with tax. */
export interface PrefectureFee {
  readonly prefecture: string;
  readonly fee: number;
}

/** What a packing costs, in yen with tax. */
export interface PackingFee {
  readonly name: string;
  readonly fee: number;
}

/** Working days until goods leave: of the quickest and of the slowest that are shown. */
export interface ShippingDays {
  readonly from: number;
  readonly to: number;
}

/** The terms of sale of a shop, from the settings and tables that its checkout applies. */
export interface ShopTerms {
  readonly fees: readonly PrefectureFee[];
  /** Goods from which shipping is free, in yen as the shop states amounts; null: never. */
  readonly freeShippingFrom: number | null;
  /** What shipping a present to an address that its buyer does not know costs, with tax; null: the shop sends none. */
  readonly giftShippingFee: number | null;
  readonly packings: readonly PackingFee[];
  /** null: not asked for, or nothing is for sale. */
  readonly shippingDays: ShippingDays | null;
  /** Whether the shop states amounts with tax or without. */
  readonly sums: PriceSums;
  readonly payments: readonly PaymentMethodRow[];
  readonly paymentDueDays: number;
  readonly convenienceDueDays: number;
  /** Days after the due date until an unpaid order is cancelled; null: never by itself. */
  readonly unpaidCancelDays: number | null;
  /** null: the shop states none. */
  readonly returnDays: number | null;
  /** Days in which faulty goods are exchanged; null: the shop states none. */
  readonly exchangeDays: number | null;
  /** Days until granted points expire; null: orders bring none. */
  readonly pointLifetimeDays: number | null;
  readonly cutOffHour: number;
  /** The time slots of the delivery, such as 午前中. */
  readonly timeSlots: readonly string[];
}

/** Where the terms are read from. Without a payment service none of its methods is offered. */
export type TermsContext = Pick<RouteContext, 'db' | 'channel' | 'payments'>;

const positiveOrNull = (days: number): number | null => (days > 0 ? days : null);

async function readShippingDays({ db, channel }: TermsContext): Promise<ShippingDays | null> {
  const [days] = await db
    .select({ from: min(productModels.shippingDays), to: max(productModels.shippingDays) })
    .from(productModels)
    .where(and(eq(productModels.channelId, channel.id), eq(productModels.isShow, true)));
  const { from = null, to = null } = days ?? {};
  return from === null || to === null ? null : { from, to };
}

/**
 * The terms of sale as they hold now. Most texts, such as the foot of every page, say nothing about the goods: who does
 * asks for their days too, which all products of the shop are looked through for.
 */
export async function readShopTerms(
  context: TermsContext,
  { isWithShippingDays }: { readonly isWithShippingDays: boolean } = { isWithShippingDays: false },
): Promise<ShopTerms> {
  const { db, channel, payments } = context;
  const rates = await listShippingFeeRates(db, channel.id);
  const settings = await getCheckoutSettings(db, channel.id);
  const methods = await listPaymentMethods(db, channel.id);
  const front = frontSettings(channel);
  const sums = front['PRICE.SUMS'];
  const withTax = (amount: number) => bothPrices(amount, STANDARD_TAX_RATE, sums).withTax;
  const packings = await listShownPackings(db, channel.id);
  return {
    fees: rates.map(({ prefecture, amount }) => ({ prefecture, fee: withTax(amount) })),
    freeShippingFrom: settings.freeShippingFrom,
    giftShippingFee:
      front['ORDER.SOCIAL_GIFT.DAYS'] > 0 ? withTax(front['ORDER.SOCIAL_GIFT.CARRIAGE']) : null,
    packings: packings.map(({ name, price }) => ({ name, fee: withTax(price) })),
    shippingDays: isWithShippingDays ? await readShippingDays(context) : null,
    sums,
    payments: methods.filter((method) => isOffered(method, payments !== null)),
    paymentDueDays: settings.paymentDueDays,
    convenienceDueDays: settings.convenienceDueDays,
    unpaidCancelDays: settings.unpaidCancelDays,
    returnDays: positiveOrNull(front['ORDER.RETURN.DAYS']),
    exchangeDays: positiveOrNull(front['ORDER.EXCHANGE.DAYS']),
    pointLifetimeDays: front['POINT.IS_USE'] ? POINT_LIFETIME_DAYS : null,
    cutOffHour: settings.cutOffHour,
    timeSlots: [...(await listTimezones(db, channel.id)).values()],
  };
}
