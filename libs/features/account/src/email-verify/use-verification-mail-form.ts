import { requestEmailVerify } from '@shop/contract/email-verify/request-email-verify';
import { useApi } from '@shop/query/use-api';
import { useQueryClient } from '@tanstack/react-query';
import { accountKeys } from '../account-keys';
import { useShopForm } from '@shop/site/form/use-shop-form';
import { loginRules } from '../login-form/login-fields';
import { currentPasswordRule } from '../user-fields/user-rules';

const rules = { email: loginRules.email, current: currentPasswordRule({ isRequired: false }) };

/**
 * The form that requests a verification mail for an address. An address other than the member's own takes the current
 * password: the API says so beside its field. account §7
 */
export function useVerificationMailForm(email: string, onSent: (email: string) => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useShopForm({
    rules,
    initial: { email, current: '' },
    wireNames: { email: 'email', current: 'current_password' },
    submit: async (values) => {
      const { email: wanted, current } = values;
      await api.call(requestEmailVerify, {
        body: { email: wanted, ...(current !== '' && { current_password: current }) },
      });
      // Another address waits for its proof now.
      await queryClient.invalidateQueries({ queryKey: accountKeys.me });
      onSent(wanted);
    },
  });
}
