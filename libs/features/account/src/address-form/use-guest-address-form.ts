import type { ShippingAddressInput } from '@shop/contract/user-addresses/address-input';
import { type FormDraft, withDraft } from '@shop/site/form/form-draft';
import { useShopForm } from '@shop/site/form/use-shop-form';
import type { AddressParts } from '@shop/site/views/address';
import { useMemo, useRef, useState } from 'react';
import { addressWireNames, emptyAddress, toAddressInput } from './address-fields';
import { type AddressFormOptions, addressRulesFor } from './address-rules-for';
import { ordererRules } from './orderer-rules';
import { startOf } from './start-of';
import { useAddressAutofill } from './use-address-autofill';

/** The most characters that the API takes as the name of who orders. */
const ORDERER_NAME_MAX_LENGTH = 100;

/** Under this name the draft has whether the order goes to whoever orders it: `yes` or `no`. */
const IS_RECIPIENT = 'isRecipient';

/** Who orders without signing in. */
export interface GuestOrderer {
  readonly name: string;
  readonly email: string;
  readonly phoneNumber: string;
}

interface GuestAddressFormConfig extends AddressFormOptions {
  /** Who orders, as far as the cart knows. */
  readonly orderer: GuestOrderer;
  /** Where the cart is sent now; null while nobody has said so. */
  readonly address: AddressParts | null;
  /** What was written in this form before. */
  readonly draft: FormDraft;
  readonly save: (orderer: GuestOrderer, address: ShippingAddressInput) => Promise<void>;
}

const joinName = ({ lastName, firstName }: Pick<AddressParts, 'lastName' | 'firstName'>): string =>
  [...`${lastName} ${firstName}`].slice(0, ORDERER_NAME_MAX_LENGTH).join('');

/**
 * The form in which a guest says who orders and where to: name and telephone number are written once where the order goes
 * to whoever orders it (ご注文者と同じ), and again only for a gift.
 */
export function useGuestAddressForm(config: GuestAddressFormConfig) {
  const { orderer, address, draft, save, isNameKanaRequired, addressFormat } = config;
  const isOfCart = address === null || orderer.name === '' || orderer.name === joinName(address);
  const drafted = draft.values?.[IS_RECIPIENT];
  const [isRecipient, setIsRecipient] = useState(drafted === undefined ? isOfCart : drafted === 'yes');
  const written = useRef(draft.values ?? {});
  const keep = (values: Readonly<Record<string, string>>, isForOrderer: boolean) => {
    written.current = { ...values, [IS_RECIPIENT]: isForOrderer ? 'yes' : 'no' };
    draft.keep(written.current);
  };
  const rules = useMemo(
    () => ({
      ...addressRulesFor({ isNameKanaRequired, addressFormat }),
      ...ordererRules({ isRecipient }),
    }),
    [isNameKanaRequired, addressFormat, isRecipient],
  );
  const initial = withDraft(
    {
      ...(address ?? emptyAddress),
      email: orderer.email,
      ordererName: isOfCart ? '' : orderer.name,
      ordererPhoneNumber: isOfCart ? '' : orderer.phoneNumber,
    },
    draft,
  );
  const form = useShopForm({
    rules,
    initial,
    onValues: (values) => keep(values, isRecipient),
    wireNames: {
      ...addressWireNames,
      email: 'orderer_email',
      ordererName: 'orderer_name',
      ordererPhoneNumber: 'orderer_phone_number',
    },
    submit: async (values) => {
      const written = toAddressInput(values);
      if (written === null) return;
      const { email } = values;
      await save(
        isRecipient
          ? { name: joinName(values), email, phoneNumber: values.phoneNumber }
          : { name: values.ordererName, email, phoneNumber: values.ordererPhoneNumber },
        written,
      );
    },
  });
  return {
    ...form,
    ...useAddressAutofill(form, startOf(initial)),
    isRecipient,
    setIsRecipient: (isForOrderer: boolean) => {
      setIsRecipient(isForOrderer);
      keep(written.current, isForOrderer);
    },
  };
}
