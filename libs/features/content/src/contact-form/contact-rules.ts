import { fieldChecks } from '@shop/site/form/field-checks';
import { textRule } from '@shop/site/form/text-rule';
import { EMAIL_MAX_LENGTH } from '@shop/validation/email';
import { normaliseKana } from '@shop/validation/kana';
import { fieldLabels } from '@shop/validation/labels/field-labels';
import { normaliseHalfWidth } from '@shop/validation/text/normalise-half-width';
import { normaliseLines } from '@shop/validation/text/normalise-lines';

const BODY_MAX_LENGTH = 4000;
const { contact } = fieldLabels;

/** The fields of an inquiry. The corporate shop asks for no kana, and its body is free text. core §5, account §5 */
export function contactRules({ isContactKanaRequired }: { readonly isContactKanaRequired: boolean }) {
  return {
    name: textRule(contact.name),
    nameKana: textRule(contact.name_kana, {
      isRequired: isContactKanaRequired,
      normalise: normaliseKana,
      check: fieldChecks.kana,
    }),
    email: textRule(contact.email, {
      maxLength: EMAIL_MAX_LENGTH,
      normalise: normaliseHalfWidth,
      check: fieldChecks.email,
    }),
    phone: textRule(contact.phone, {
      isRequired: false,
      normalise: normaliseHalfWidth,
      check: fieldChecks.tel,
    }),
    body: textRule(contact.body, { maxLength: BODY_MAX_LENGTH, normalise: normaliseLines }),
  };
}
