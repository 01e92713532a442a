import type { ShippingAddressInput } from '@shop/contract/user-addresses/address-input';
import { useShopForm } from '@shop/site/form/use-shop-form';
import type { AddressParts } from '@shop/site/views/address';
import { useMemo, useState } from 'react';
import { addressWireNames, emptyAddress, toAddressInput } from './address-fields';
import { type AddressFormOptions, addressRulesFor } from './address-rules-for';
import { ordererRules } from './orderer-rules';
import { useAddressAutofill } from './use-address-autofill';

/** The most characters that the API takes as the name of who orders. */
const ORDERER_NAME_MAX_LENGTH = 100;

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
  readonly save: (orderer: GuestOrderer, address: ShippingAddressInput) => Promise<void>;
}

const joinName = ({ lastName, firstName }: Pick<AddressParts, 'lastName' | 'firstName'>): string =>
  [...`${lastName} ${firstName}`].slice(0, ORDERER_NAME_MAX_LENGTH).join('');

/**
 * The form in which a guest says who orders and where to: name and telephone number are written once where the order goes
 * to whoever orders it (ご注文者と同じ), and again only for a gift.
 */
export function useGuestAddressForm(config: GuestAddressFormConfig) {
  const { orderer, address, save, isNameKanaRequired, addressFormat } = config;
  const [isRecipient, setIsRecipient] = useState(
    address === null || orderer.name === '' || orderer.name === joinName(address),
  );
  const rules = useMemo(
    () => ({
      ...addressRulesFor({ isNameKanaRequired, addressFormat }),
      ...ordererRules({ isRecipient }),
    }),
    [isNameKanaRequired, addressFormat, isRecipient],
  );
  const form = useShopForm({
    rules,
    initial: {
      ...(address ?? emptyAddress),
      email: orderer.email,
      ordererName: isRecipient ? '' : orderer.name,
      ordererPhoneNumber: isRecipient ? '' : orderer.phoneNumber,
    },
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
  const start = address === null ? undefined : { code: address.postalCode, place: address };
  return { ...form, ...useAddressAutofill(form, start), isRecipient, setIsRecipient };
}
