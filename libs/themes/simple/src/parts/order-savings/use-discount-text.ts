import type { CartCouponView } from '@shop/feature-cart/cart-view';
import { formatYen } from '@shop/format/format-yen';
import { useSettings } from '@shop/site/settings/use-settings';
import { useWords } from '@shop/theming/use-words';
import { orderSavingsWords } from './order-savings-words';

/** Says what a coupon takes off, with tax or without as the shop states amounts. */
export function useDiscountText() {
  const words = useWords(orderSavingsWords);
  const { sums } = useSettings();
  return ({ discount, discountWithTax }: Pick<CartCouponView, 'discount' | 'discountWithTax'>) =>
    sums === 'with-tax'
      ? words.discountWithTax(formatYen(discountWithTax))
      : words.discountWithoutTax(formatYen(discount));
}
