import { STANDARD_TAX_RATE } from '@shop/contract/wire/tax-rates';
import type { RouteContext } from '../http/route-context';
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

/** The terms of sale of a shop, from the settings and tables that its checkout applies. */
export interface ShopTerms {
  readonly fees: readonly PrefectureFee[];
  /** Goods from which shipping is free, in yen as the shop states amounts; null: never. */
  readonly freeShippingFrom: number | null;
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

/** The terms of sale as they hold now. */
export async function readShopTerms({ db, channel, payments }: TermsContext): Promise<ShopTerms> {
  const rates = await listShippingFeeRates(db, channel.id);
  const settings = await getCheckoutSettings(db, channel.id);
  const methods = await listPaymentMethods(db, channel.id);
  const front = frontSettings(channel);
  const sums = front['PRICE.SUMS'];
  return {
    fees: rates.map(({ prefecture, amount }) => ({
      prefecture,
      fee: bothPrices(amount, STANDARD_TAX_RATE, sums).withTax,
    })),
    freeShippingFrom: settings.freeShippingFrom,
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
