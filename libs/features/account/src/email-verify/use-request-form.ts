import { requestEmailVerify } from '@shop/contract/email-verify/request-email-verify';
import { useApi } from '@shop/query/use-api';
import { useShopForm } from '@shop/site/form/use-shop-form';
import { loginRules } from '../login-form/login-fields';

/** Asks for a mail with a code and a link, to the address that is to be proven. account §7 */
export function useRequestForm(email: string, onSent: (email: string) => void) {
  const api = useApi();
  return useShopForm({
    rules: { email: loginRules.email },
    initial: { email },
    wireNames: { email: 'email' },
    submit: async (values) => {
      await api.call(requestEmailVerify, { body: { email: values.email } });
      onSent(values.email);
    },
  });
}
