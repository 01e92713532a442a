import { createPasskey } from '@shop/contract/passkeys/create-passkey';
import { MAX_PASSKEY_NAME } from '@shop/contract/passkeys/passkey-limits';
import { startPasskeyRegistration } from '@shop/contract/passkeys/start-passkey-registration';
import { useShopServices } from '@shop/query/shop-services-provider';
import { textRule } from '@shop/site/form/text-rule';
import { useShopForm } from '@shop/site/form/use-shop-form';
import { nameChecks } from '@shop/validation/name';
import { useMemo, useState } from 'react';
import { accountKeys } from '../account-keys';
import { currentPasswordRule } from '../user-fields/user-rules';
import { makePasskey } from './ask-device';
import { PasskeyFailure, type PasskeyFailureKind } from './passkey-failure';

/** The rule of what a member calls a passkey. */
export const passkeyNameRule = textRule('パスキーの名前', { maxLength: MAX_PASSKEY_NAME, check: nameChecks });

/** What the form begins with, and what follows. */
interface AddPasskeyForm {
  readonly initialName: string;
  readonly isPasswordRequired: boolean;
  readonly onAdded: () => void;
}

/** The form that adds a passkey of this device. `failure` says why the device made none; a closed dialog is none. */
export function useAddPasskeyForm({ initialName, isPasswordRequired, onAdded }: AddPasskeyForm) {
  const { api, queryClient } = useShopServices();
  const [failure, setFailure] = useState<PasskeyFailureKind | null>(null);
  const rules = useMemo(
    () => ({ name: passkeyNameRule, current: currentPasswordRule({ isRequired: isPasswordRequired }) }),
    [isPasswordRequired],
  );
  const form = useShopForm({
    rules,
    initial: { name: initialName, current: '' },
    wireNames: { name: 'name', current: 'current_password' },
    submit: async ({ name, current }) => {
      setFailure(null);
      try {
        const body = current === '' ? {} : { current_password: current };
        const { data } = await api.call(startPasskeyRegistration, { body });
        const credential = await makePasskey(data.public_key);
        await api.call(createPasskey, { body: { name, credential } });
      } catch (error) {
        if (!(error instanceof PasskeyFailure)) throw error;
        setFailure(error.kind);
        return;
      } finally {
        // After an error too: whether the password is needed may have changed meanwhile.
        await queryClient.invalidateQueries({ queryKey: accountKeys.passkeys });
      }
      onAdded();
    },
  });
  return { ...form, failure };
}
