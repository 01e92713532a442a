import { useShopForm } from '@shop/site/form/use-shop-form';
import { codeRules } from '../login-form/login-fields';
import { useVerifyEmail } from './use-verify-email';

/** The form for the code from the verification mail. */
export function useVerificationCodeForm(onVerified: () => void) {
  const check = useVerifyEmail();
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
