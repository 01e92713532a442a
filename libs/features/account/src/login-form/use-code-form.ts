import { useSession } from '@shop/query/use-session';
import { useShopForm } from '@shop/site/form/use-shop-form';
import { codeRules } from './login-fields';

/** The one-time-code step of the sign-in. core §4 */
export function useCodeForm() {
  const session = useSession();
  return useShopForm({
    rules: codeRules,
    initial: { code: '' },
    wireNames: { code: 'verify_code' },
    submit: async ({ code }) => {
      await session.verify(code);
    },
  });
}
