import { textRule } from '@shop/site/form/text-rule';
import { useShopForm } from '@shop/site/form/use-shop-form';
import { normaliseHalfWidth } from '@shop/validation/text/normalise-half-width';
import { addCoupon } from '../commands/add-coupon';
import { useCartCommand } from '../use-cart-command';

const MAX_LENGTH = 50;

const rules = {
  code: textRule('クーポンコード', {
    // Leaving the field empty is no mistake; the shop says that a code is missing when one is to be applied.
    isRequired: false,
    maxLength: MAX_LENGTH,
    normalise: (text) => normaliseHalfWidth(text).toUpperCase(),
  }),
};

/** The form in which a coupon's code is entered; `onApplied` is called once the cart has it. core §7 */
export function useCouponForm(onApplied: () => void) {
  const run = useCartCommand();
  return useShopForm<'code'>({
    rules,
    initial: { code: '' },
    wireNames: { code: 'code' },
    submit: async ({ code }) => {
      await run(addCoupon(code));
      onApplied();
    },
  });
}
