import type { PickupRecipient } from '@shop/contract/carts/add-cart-shipping';
import { type FormDraft, withDraft } from '@shop/site/form/form-draft';
import { useShopForm } from '@shop/site/form/use-shop-form';
import { useMemo } from 'react';
import { addressWireNames } from './address-fields';
import { type AddressFormOptions, addressRulesFor } from './address-rules-for';
import { ordererRules } from './orderer-rules';
import { useNameFields } from './use-name-fields';

interface GuestPickupFormConfig extends AddressFormOptions {
  /** The guest's mail address, as far as the cart knows it. */
  readonly email: string;
  /** What was written in this form before. */
  readonly draft: FormDraft;
  readonly save: (email: string, recipient: PickupRecipient) => Promise<void>;
}

/** The form in which a guest says in whose name a school hands the order over: who orders it asks for it there. */
export function useGuestPickupForm({ email, draft, save, ...options }: GuestPickupFormConfig) {
  const { isNameKanaRequired, addressFormat } = options;
  const rules = useMemo(() => {
    const all = addressRulesFor({ isNameKanaRequired, addressFormat });
    const { lastName, firstName, lastNameKana, firstNameKana, phoneNumber } = all;
    const recipient = { lastName, firstName, lastNameKana, firstNameKana, phoneNumber };
    return { email: ordererRules({ isRecipient: true }).email, ...recipient };
  }, [isNameKanaRequired, addressFormat]);
  const { lastName, firstName, lastNameKana, firstNameKana, phoneNumber } = addressWireNames;
  const form = useShopForm({
    rules,
    initial: withDraft(
      { email, lastName: '', firstName: '', lastNameKana: '', firstNameKana: '', phoneNumber: '' },
      draft,
    ),
    onValues: draft.keep,
    wireNames: { email: 'orderer_email', lastName, firstName, lastNameKana, firstNameKana, phoneNumber },
    submit: (values) =>
      save(values.email, {
        shipping_last_name: values.lastName,
        shipping_first_name: values.firstName,
        shipping_last_name_kana: values.lastNameKana,
        shipping_first_name_kana: values.firstNameKana,
        phone_number: values.phoneNumber,
      }),
  });
  return { ...form, nameFields: useNameFields(form) };
}
