import { type AddressRules, addressRules, kanaRules } from './address-fields';
import { schoolAddressRules } from './school-address-rules';

/** What a shop may decide about its address forms. */
export interface AddressFormOptions {
  readonly isNameKanaRequired: boolean;
  readonly addressFormat: 'standard' | 'full-width';
}

/** The fields of an address under what the shop has decided; the API takes both formats, with kana and without. */
export function addressRulesFor({ isNameKanaRequired, addressFormat }: AddressFormOptions): AddressRules {
  const rules = addressFormat === 'full-width' ? schoolAddressRules : addressRules;
  return isNameKanaRequired ? rules : { ...rules, ...kanaRules({ isRequired: false }) };
}
