import { updateMyUser } from '@shop/contract/users/update-my-user';
import { useApi } from '@shop/query/use-api';
import { type ShopField, useShopForm } from '@shop/site/form/use-shop-form';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { accountKeys } from '../account-keys';
import type { UserFormOptions } from '../user-fields/user-fields';
import {
  type ProfileFieldName,
  passwordReason,
  profileChecks,
  profileRulesFor,
  profileWireNames,
  toProfileInput,
  toProfileValues,
} from './profile-fields';
import type { Profile } from './profile-query';

/**
 * The form of the member's own data. `onSaved` learns whether a mail has gone to another address, which takes effect once
 * it is verified. `passwordFor` says what is written that takes the current password. account §7
 */
export function useProfileForm(
  stored: Profile,
  { isNameKanaRequired, addressFormat, isCompanyRequired }: UserFormOptions,
  onSaved: (saved: { readonly hasNewEmail: boolean }) => void | Promise<void>,
) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [initial] = useState(() => toProfileValues(stored));
  const [passwordFor, setPasswordFor] = useState<ReturnType<typeof passwordReason>>(null);
  const checks = useMemo(() => profileChecks(stored), [stored]);
  const rules = useMemo(
    () => profileRulesFor({ isNameKanaRequired, addressFormat, isCompanyRequired }),
    [isNameKanaRequired, addressFormat, isCompanyRequired],
  );
  const form = useShopForm<ProfileFieldName>({
    rules,
    checks,
    initial,
    wireNames: profileWireNames,
    submit: async (values) => {
      await api.call(updateMyUser, { body: toProfileInput(values, stored) });
      await queryClient.invalidateQueries({ queryKey: accountKeys.me });
      await onSaved({ hasNewEmail: values.email !== stored.email });
    },
  });
  const compare = () => {
    const email = rules.email.normalise(form.getValue('email'));
    setPasswordFor(passwordReason({ email, securityAnswer: form.getValue('securityAnswer') }, stored));
  };
  /** A field, of which two tell whether the current password is needed. */
  const field = (name: ProfileFieldName): ShopField<ProfileFieldName> => {
    const plain = form.field(name);
    if (name !== 'email' && name !== 'securityAnswer') return plain;
    return {
      ...plain,
      onChange: (event) => {
        plain.onChange(event);
        compare();
      },
      onBlur: (event) => {
        plain.onBlur(event);
        compare();
      },
    };
  };
  return { ...form, field, passwordFor };
}
