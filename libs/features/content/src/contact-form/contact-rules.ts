import { MAX_INQUIRY_TEXT } from '@shop/contract/inquiries/inquiry-limits';
import { fieldChecks } from '@shop/site/form/field-checks';
import { textRule } from '@shop/site/form/text-rule';
import { EMAIL_MAX_LENGTH } from '@shop/validation/email';
import { normaliseFullWidth } from '@shop/validation/full-width';
import { normaliseKana } from '@shop/validation/kana';
import { fieldLabels } from '@shop/validation/labels/field-labels';
import { nameChecks } from '@shop/validation/name';
import { normaliseHalfWidth } from '@shop/validation/text/normalise-half-width';
import { normaliseLines } from '@shop/validation/text/normalise-lines';

const PHONE_MAX_DIGITS = 11;
const { contact } = fieldLabels;

/** What a shop may decide about the contact form. */
export interface ContactFormOptions {
  readonly isNameKanaRequired: boolean;
  readonly addressFormat: 'standard' | 'full-width';
}

/** Names in full width, and telephone numbers without hyphens: hyphens are removed rather than rejected. account §5 (one tenant) */
const FULL_WIDTH = {
  name: { normalise: normaliseFullWidth, check: [fieldChecks.fullWidth, ...nameChecks] },
  phone: {
    normalise: (text: string) => normaliseHalfWidth(text).replaceAll('-', ''),
    check: fieldChecks.maxDigits(PHONE_MAX_DIGITS),
  },
};
const STANDARD = {
  name: { check: nameChecks },
  phone: { normalise: normaliseHalfWidth, check: fieldChecks.tel },
};

/**
 * The fields of an inquiry, under the rules of the theme: the corporate shop does not insist on kana, and the school shop
 * has a format of its own. The body is free text. core §5, account §5
 */
export function contactRules({ isNameKanaRequired, addressFormat }: ContactFormOptions) {
  const format = addressFormat === 'full-width' ? FULL_WIDTH : STANDARD;
  return {
    category: textRule('お問い合わせの種類', { isRequired: false, isChoice: true }),
    name: textRule(contact.name, format.name),
    nameKana: textRule(contact.name_kana, {
      isRequired: isNameKanaRequired,
      normalise: normaliseKana,
      check: fieldChecks.kana,
    }),
    email: textRule(contact.email, {
      maxLength: EMAIL_MAX_LENGTH,
      normalise: normaliseHalfWidth,
      check: fieldChecks.email,
    }),
    phone: textRule(contact.phone, { isRequired: false, ...format.phone }),
    body: textRule(contact.body, { maxLength: MAX_INQUIRY_TEXT, normalise: normaliseLines }),
  };
}
