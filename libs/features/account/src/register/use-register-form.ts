import { useShopServices } from '@shop/query/shop-services-provider';
import { useSendOnce } from '@shop/query/use-send-once';
import { useShopForm } from '@shop/site/form/use-shop-form';
import { useMemo } from 'react';
import { userChecks } from '../user-fields/user-checks';
import type { UserFormOptions } from '../user-fields/user-fields';
import {
  type RegisterFieldName,
  emptyRegistration,
  registerRulesFor,
  registerWireNames,
  toRegistration,
} from './register-fields';
import { registerMember } from './register-member';
import { registeredEmailAtom } from './registered-email-atom';

const checks = userChecks();

/**
 * The registration form, which signs the new member in. `onRegistered` leads to the page that confirms it. The first
 * argument is what shop and theme have decided about its fields. account §2, §4
 */
export function useRegisterForm(
  { isNameKanaRequired, addressFormat, isCompanyRequired }: UserFormOptions,
  onRegistered: () => void | Promise<void>,
) {
  const services = useShopServices();
  const sendOnce = useSendOnce();
  const rules = useMemo(
    () => registerRulesFor({ isNameKanaRequired, addressFormat, isCompanyRequired }),
    [isNameKanaRequired, addressFormat, isCompanyRequired],
  );
  return useShopForm<RegisterFieldName>({
    rules,
    checks,
    initial: emptyRegistration,
    wireNames: registerWireNames,
    submit: (values) => {
      const registration = toRegistration(values);
      return sendOnce(registration, (api) =>
        registerMember({ ...services, api }, registration, {
          onCreated: async () => {
            services.store.set(registeredEmailAtom, values.email);
            await onRegistered();
          },
        }),
      );
    },
  });
}
