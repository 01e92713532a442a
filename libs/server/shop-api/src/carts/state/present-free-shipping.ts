import { STANDARD_TAX_RATE } from '@shop/contract/wire/tax-rates';
import type { Cart } from '@shop/contract/carts/cart';
import { bothPrices } from '../../pricing/both-prices';
import { statedParts } from '../../pricing/stated-parts';
import { freeShippingRemaining, reachesFreeShipping } from '../../pricing/shipping-fee';
import type { CartState } from './cart-state';

type FreeShipping = Pick<
  Cart['data']['order'],
  'is_carriage_free' | 'carriage_free_remaining' | 'carriage_free_remaining_with_tax'
>;

/** Whether the goods are sent for nothing, and how much is missing until they are. */
export function presentFreeShipping({ amounts, checkoutSettings, sums }: CartState): FreeShipping {
  const { freeShippingFrom } = checkoutSettings;
  const { subtotal } = statedParts(amounts, sums);
  const remaining = freeShippingRemaining(subtotal, freeShippingFrom);
  const bothWays = remaining === null ? null : bothPrices(remaining, STANDARD_TAX_RATE, sums);
  return {
    is_carriage_free: reachesFreeShipping(subtotal, freeShippingFrom),
    carriage_free_remaining: bothWays?.withoutTax ?? null,
    carriage_free_remaining_with_tax: bothWays?.withTax ?? null,
  };
}
