import { fieldChecks } from '@shop/site/form/field-checks';
import { textRule } from '@shop/site/form/text-rule';
import { normaliseFullWidth } from '@shop/validation/full-width';
import { fieldLabels } from '@shop/validation/labels/field-labels';
import { nameChecks } from '@shop/validation/name';
import { normaliseHalfWidth } from '@shop/validation/text/normalise-half-width';
import { type AddressRules, addressRules } from './address-fields';

const NAME_MAX_LENGTH = 50;
const PHONE_MAX_DIGITS = 11;
const POSTAL_CODE_DIGITS = 7;

/** What this tenant writes on its labels holds digits alone: hyphens are removed rather than rejected. */
const onlyDigits = (text: string) => normaliseHalfWidth(text).replace(/^〒/, '').replaceAll('-', '');

/** How this tenant writes telephone numbers. */
export const schoolTelephone = {
  normalise: onlyDigits,
  check: [fieldChecks.maxDigits(PHONE_MAX_DIGITS), fieldChecks.tel],
};

const name = {
  maxLength: NAME_MAX_LENGTH,
  normalise: normaliseFullWidth,
  check: [fieldChecks.fullWidth, ...nameChecks],
};

/** The address form of the school shop: names in full width, numbers without hyphens. account §5 (one tenant) */
export const schoolAddressRules: AddressRules = {
  ...addressRules,
  lastName: textRule(fieldLabels.user.last_name, name),
  firstName: textRule(fieldLabels.user.first_name, name),
  postalCode: textRule(fieldLabels.address.postal_code, {
    normalise: onlyDigits,
    check: fieldChecks.digits(POSTAL_CODE_DIGITS),
  }),
  phoneNumber: textRule(fieldLabels.user.phone_number, schoolTelephone),
};
