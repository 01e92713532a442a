import { getProductDeliverySpec } from '@shop/contract/products/get-product-delivery';
import { POSTAL_CODE_ERRORS } from '@shop/contract/postal-codes/postal-code-errors';
import { notFound } from '../http/http-error';
import { defineRoute } from '../http/define-route';
import { listPaidFirst } from '../payments/list-paid-first';
import { getCheckoutSettings } from '../payments/payment-store';
import { findPostalAddresses } from '../postal-codes/find-postal-addresses';
import { STANDARD_TAX_RATE } from '@shop/contract/wire/tax-rates';
import { bothPrices } from '../pricing/both-prices';
import { shippingFeeOf } from '../pricing/shipping-fee';
import { findFinalSales } from '../returns/final-sales';
import { listShippingFeeRates } from '../shipping-leadtime/delivery-store';
import { frontSettings } from '../site/front-settings';
import { findEarliestArrival, SHORTEST_TRANSIT_DAYS } from './earliest-arrival';
import { piecesForSale } from './pieces-for-sale';
import { requireProduct } from './require-product';
import { priceViewOf } from './shopper-price';
import { stockState } from './stock-state';

/** The prefecture of a postal code; empty without one, and a 404 for one that is not in use. */
async function prefectureOf(postalCode: string | undefined): Promise<string> {
  if (postalCode === undefined) return '';
  const [address] = await findPostalAddresses(postalCode);
  if (address === undefined)
    throw notFound(POSTAL_CODE_ERRORS.notFound, '該当する住所が見つかりません。郵便番号をご確認ください');
  return address.prefecture;
}

/** GET /v1/products/{key}/delivery */
export const getProductDeliveryRoute = defineRoute(
  getProductDeliverySpec,
  async (context, { params: { key }, query }) => {
    const { db, channel } = context;
    const view = await priceViewOf(db, context);
    const row = await requireProduct(context, view, key);
    const prefecture = await prefectureOf(query.postal_code);
    const rates = (await listShippingFeeRates(db, channel.id)).filter(
      (rate) => prefecture === '' || rate.prefecture === prefecture,
    );
    const settings = await getCheckoutSettings(db, channel.id);
    const { freeShippingFrom } = settings;
    const fees = rates
      .map(({ amount: rate }) =>
        shippingFeeOf({ subtotal: row.price, rate, freeFrom: freeShippingFrom, isShippingFree: false }),
      )
      .map((fee) => bothPrices(fee, STANDARD_TAX_RATE, view.sums).withTax);
    const isAvailable = stockState({
      pieces: piecesForSale(row.product),
      isOnSale: row.product.isOnSale,
    }).is_stock_available;
    const transitDays = prefecture === '' ? SHORTEST_TRANSIT_DAYS : rates[0]?.days;
    const { 'ORDER.RETURN.DAYS': returnDays } = frontSettings(channel);
    const free =
      freeShippingFrom === null ? null : bothPrices(freeShippingFrom, STANDARD_TAX_RATE, view.sums);
    const finalSales = await findFinalSales(db, channel, returnDays > 0 ? [row.product.id] : []);
    return {
      prefecture,
      earliest_arrival_on: isAvailable
        ? await findEarliestArrival(context, settings, row.model.shippingDays, transitDays)
        : null,
      carriage_from_with_tax: fees.length === 0 ? 0 : Math.min(...fees),
      carriage_to_with_tax: fees.length === 0 ? 0 : Math.max(...fees),
      carriage_free_from: free?.withoutTax ?? null,
      carriage_free_from_with_tax: free?.withTax ?? null,
      return_days: returnDays === 0 ? null : finalSales.has(row.product.id) ? 0 : returnDays,
      paid_first: [...(await listPaidFirst(context))],
    };
  },
);
