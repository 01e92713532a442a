import { getShopTermsSpec } from '@shop/contract/shop-terms/get-shop-terms';
import { defineRoute } from '../http/define-route';
import { limitBothWays } from '../pricing/limit-both-ways';
import { feeRange } from './fee-range';
import { readShopTerms } from './read-shop-terms';

/** GET /v1/shop-terms */
export const getShopTermsRoute = defineRoute(getShopTermsSpec, async (context) => {
  const terms = await readShopTerms(context);
  const { from, to } = feeRange(terms.fees);
  const free = terms.freeShippingFrom === null ? null : limitBothWays(terms.freeShippingFrom, terms.sums);
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
