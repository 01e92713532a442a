import { useShopServices } from '@shop/query/shop-services-provider';
import { useShopForm } from '@shop/site/form/use-shop-form';
import { currentPasswordRule } from '../user-fields/user-rules';
import { deleteAccount } from './delete-account';

const rules = { current: currentPasswordRule() };

/**
 * The form that closes the account with the current password. `confirm` asks once more before anything is sent, and
 * resolves with `false` where the member thinks better of it. account §2
 */
export function useLeaveForm(confirm: () => Promise<boolean>) {
  const services = useShopServices();
  return useShopForm({
    rules,
    initial: { current: '' },
    wireNames: { current: 'current_password' },
    submit: async ({ current }) => {
      if (await confirm()) await deleteAccount(services, current);
    },
  });
}
