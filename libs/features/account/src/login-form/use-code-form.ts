import { useShopServices } from '@shop/query/shop-services-provider';
import { tellShopEventAtom } from '@shop/site/state/shop-events';
import { useShopForm } from '@shop/site/form/use-shop-form';
import { codeRules } from './login-fields';

/** The one-time-code step of the sign-in. core §4 */
export function useCodeForm() {
  const { session, store } = useShopServices();
  return useShopForm({
    rules: codeRules,
    initial: { code: '' },
    wireNames: { code: 'verify_code' },
    submit: async ({ code }) => {
      if ((await session.verify(code)) === 'signed-in')
        store.set(tellShopEventAtom, { name: 'login', method: 'code' });
    },
  });
}
