import { useShopForm } from '@shop/site/form/use-shop-form';
import { codeRules } from '../login-form/login-fields';
import { useCheckEmail } from './use-check-email';

/** The digits of the mail that proves an address. */
export function useCodeCheckForm(onVerified: () => void) {
  const check = useCheckEmail();
  return useShopForm({
    rules: codeRules,
    initial: { code: '' },
    wireNames: { code: 'verify_code' },
    submit: async ({ code }) => {
      await check({ verify_code: code });
      onVerified();
    },
  });
}
