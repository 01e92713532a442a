import { getShopTermsSpec } from '@shop/contract/shop-terms/get-shop-terms';
import { defineRoute } from '../http/define-route';
import { feeRange } from './fee-range';
import { readShopTerms } from './read-shop-terms';

/** GET /v1/shop-terms */
export const getShopTermsRoute = defineRoute(getShopTermsSpec, async (context) => {
  const terms = await readShopTerms(context);
  const { from, to } = feeRange(terms.fees);
  return {
    carriage_from_with_tax: from,
    carriage_to_with_tax: to,
    carriage_free_from: terms.freeShippingFrom,
    carriage_free_from_with_tax: terms.freeShippingFromWithTax,
    return_days: terms.returnDays,
    payments: terms.payments.map(({ name }) => name),
    cut_off_hour: terms.cutOffHour,
  };
});
