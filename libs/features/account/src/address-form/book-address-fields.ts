import type { UserAddressInput } from '@shop/contract/user-addresses/address-input';
import type { UserAddress } from '@shop/contract/user-addresses/user-address';
import type { FieldRules } from '@shop/site/form/field-rule';
import { fieldChecks } from '@shop/site/form/field-checks';
import { textRule } from '@shop/site/form/text-rule';
import { toAddressParts } from '@shop/site/views/address';
import { fieldLabels } from '@shop/validation/labels/field-labels';
import { nameChecks } from '@shop/validation/name';
import { normaliseHalfWidth } from '@shop/validation/text/normalise-half-width';
import { ADDRESS_DIVISIONS } from '@shop/contract/user-addresses/division';
import { toDivision } from './address-divisions';
import { type AddressFormOptions, addressRulesFor } from './address-rules-for';
import { schoolTelephone } from './school-address-rules';
import { addressRules, addressWireNames, emptyAddress, toAddressInput } from './address-fields';

const LABEL_MAX_LENGTH = 50;

/** The fields of an entry of the address book: an address, what the member calls it, and its kind. account §3 */
export const bookAddressRules = {
  ...addressRules,
  label: textRule('住所の名前', { maxLength: LABEL_MAX_LENGTH, isRequired: false, check: nameChecks }),
  division: textRule(fieldLabels.address.division, { isChoice: true }),
  cellPhoneNumber: textRule(fieldLabels.user.cell_phone_number, {
    isRequired: false,
    normalise: normaliseHalfWidth,
    check: fieldChecks.tel,
  }),
};

/** The fields of an entry under what the shop has decided. account §5 */
export const bookAddressRulesFor = (options: AddressFormOptions): FieldRules<BookAddressField> => ({
  ...bookAddressRules,
  ...addressRulesFor(options),
  ...(options.addressFormat === 'full-width' && {
    cellPhoneNumber: textRule(fieldLabels.user.cell_phone_number, { isRequired: false, ...schoolTelephone }),
  }),
});

/** The name of a field of an entry. */
export type BookAddressField = keyof typeof bookAddressRules;
/** What is in an entry's form. */
export type BookAddressValues = Readonly<Record<BookAddressField, string>>;

/** The fields' names in the API. */
export const bookAddressWireNames: Readonly<Record<BookAddressField, string>> = {
  ...addressWireNames,
  label: 'name',
  division: 'division_ct',
  cellPhoneNumber: 'cell_phone_number',
};

/** The form of a new entry. */
export const emptyBookAddress: BookAddressValues = {
  ...emptyAddress,
  label: '',
  division: String(ADDRESS_DIVISIONS.other),
  cellPhoneNumber: '',
};

/** An entry as its form shows it. */
export function toBookAddressValues(wire: UserAddress): BookAddressValues {
  return {
    ...toAddressParts(wire),
    label: wire.name,
    division: String(wire.division_ct),
    cellPhoneNumber: wire.cell_phone_number,
  };
}

/** The form's values as the wire takes them; `null` while prefecture or kind are not chosen. */
export function toBookAddressInput(values: BookAddressValues): UserAddressInput | null {
  const address = toAddressInput(values);
  const division = toDivision(values.division);
  if (address === null || division === null) return null;
  return {
    ...address,
    name: values.label,
    division_ct: division,
    cell_phone_number: values.cellPhoneNumber,
  };
}
