import { textRule } from '@shop/site/form/text-rule';
import { fieldChecks } from '@shop/site/form/field-checks';
import { EMAIL_MAX_LENGTH } from '@shop/validation/email';
import { fieldLabels } from '@shop/validation/labels/field-labels';
import { nameChecks } from '@shop/validation/name';
import { normaliseHalfWidth } from '@shop/validation/text/normalise-half-width';

const { user } = fieldLabels;

interface OrdererRulesOptions {
  /** Whether the order is sent to the person who orders, whose name and telephone number are those of the address then. */
  readonly isRecipient: boolean;
}

/** The fields of a guest who orders. account §5: the name is required. */
export const ordererRules = ({ isRecipient }: OrdererRulesOptions) => ({
  email: textRule(user.email, {
    maxLength: EMAIL_MAX_LENGTH,
    normalise: normaliseHalfWidth,
    check: fieldChecks.email,
  }),
  ordererName: textRule(user.orderer_name, { isRequired: !isRecipient, check: nameChecks }),
  ordererPhoneNumber: textRule(user.contact_phone_number, {
    isRequired: !isRecipient,
    normalise: normaliseHalfWidth,
    check: fieldChecks.tel,
  }),
});
