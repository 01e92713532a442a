import { textRule } from '@shop/site/form/text-rule';
import { normaliseHalfWidth } from '@shop/validation/text/normalise-half-width';
import type { CartView } from '../cart-view';
import { addCoupon } from '../commands/add-coupon';
import { useCartCommand } from '../use-cart-command';
import { useCheckoutDraft } from '../use-checkout-draft';
import { TypedCode } from './typed-savings';
import { useOneFieldForm } from './use-one-field-form';

const MAX_LENGTH = 50;

const rules = {
  code: textRule('クーポンコード', {
    // Leaving the field empty is no mistake; the shop says that a code is missing when one is to be applied.
    isRequired: false,
    maxLength: MAX_LENGTH,
    normalise: (text) => normaliseHalfWidth(text).toUpperCase(),
  }),
};

/**
 * The form in which a coupon's code is entered; `onApplied` is called once the cart has it. What is typed stays in the tab
 * until then. core §7
 */
export function useCouponForm(cart: CartView, onApplied: () => void) {
  const run = useCartCommand();
  const { draft, keep, drop } = useCheckoutDraft(cart, 'coupon', TypedCode);
  return useOneFieldForm<'code'>(
    {
      rules,
      initial: { code: '' },
      wireNames: { code: 'code' },
      submit: async ({ code }) => {
        await run(addCoupon(code));
        drop();
        onApplied();
      },
    },
    { name: 'code', kept: draft, keep },
  );
}
