import { STANDARD_TAX_RATE } from '@shop/contract/wire/tax-rates';
import { getShopTermsSpec } from '@shop/contract/shop-terms/get-shop-terms';
import { defineRoute } from '../http/define-route';
import { bothPrices } from '../pricing/both-prices';
import { feeRange } from './fee-range';
import { readShopTerms } from './read-shop-terms';

/** GET /v1/shop-terms */
export const getShopTermsRoute = defineRoute(getShopTermsSpec, async (context) => {
  const terms = await readShopTerms(context);
  const { from, to } = feeRange(terms.fees);
  const free =
    terms.freeShippingFrom === null
      ? null
      : bothPrices(terms.freeShippingFrom, STANDARD_TAX_RATE, terms.sums);
  return {
    carriage_from_with_tax: from,
    carriage_to_with_tax: to,
    carriage_free_from: free?.withoutTax ?? null,
    carriage_free_from_with_tax: free?.withTax ?? null,
    return_days: terms.returnDays,
    payments: terms.payments.map(({ name }) => name),
    cut_off_hour: terms.cutOffHour,
  };
});
