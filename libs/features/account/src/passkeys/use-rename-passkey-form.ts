import { updatePasskey } from '@shop/contract/passkeys/update-passkey';
import { useShopServices } from '@shop/query/shop-services-provider';
import { useShopForm } from '@shop/site/form/use-shop-form';
import { accountKeys } from '../account-keys';
import type { PasskeyView } from './passkeys-query';
import { passkeyNameRule } from './use-add-passkey-form';

const rules = { name: passkeyNameRule };

/** The form that gives a passkey another name. */
export function useRenamePasskeyForm({ id, name }: Pick<PasskeyView, 'id' | 'name'>, onRenamed: () => void) {
  const { api, queryClient } = useShopServices();
  return useShopForm({
    rules,
    initial: { name },
    wireNames: { name: 'name' },
    submit: async (values) => {
      await api.call(updatePasskey, { params: { id }, body: values });
      await queryClient.invalidateQueries({ queryKey: accountKeys.passkeys });
      onRenamed();
    },
  });
}
