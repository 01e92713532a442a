import type { createUserSpec } from '@shop/contract/users/create-user';
import type { FieldRules } from '@shop/site/form/field-rule';
import { fieldChecks } from '@shop/site/form/field-checks';
import { textRule } from '@shop/site/form/text-rule';
import { tickRule } from '@shop/site/form/tick-rule';
import { EMAIL_MAX_LENGTH } from '@shop/validation/email';
import { fieldLabels } from '@shop/validation/labels/field-labels';
import { normaliseHalfWidth } from '@shop/validation/text/normalise-half-width';
import type { InferInput } from 'valibot';
import { toUserInput } from '../user-fields/to-user-input';
import { type UserFormOptions, emptyUser, userRulesFor, userWireNames } from '../user-fields/user-fields';
import { userRules } from '../user-fields/user-rules';
import { usernameRule } from '../user-fields/username-rule';

const CONSENT_MISSING = 'ご登録には同意が必要です。内容をご確認のうえ、チェックを入れてください';

/** What is in the registration form: a member, how they sign in, and their consent. */
export const emptyRegistration = { ...emptyUser, email: '', username: '', password: '', consent: '' };

/** The name of a field of the registration form. */
export type RegisterFieldName = keyof typeof emptyRegistration;
/** What is in the registration form. */
export type RegisterValues = Readonly<Record<RegisterFieldName, string>>;

/** The fields' names in the API; the consent is the form's own. */
export const registerWireNames: Readonly<Record<RegisterFieldName, string>> = {
  ...userWireNames,
  email: 'email',
  username: 'username',
  password: 'password',
  consent: 'consent',
};

/** The rules of the registration form. account §5 */
export const registerRulesFor = (options: UserFormOptions): FieldRules<RegisterFieldName> => ({
  email: textRule(fieldLabels.user.email, {
    maxLength: EMAIL_MAX_LENGTH,
    normalise: normaliseHalfWidth,
    check: fieldChecks.email,
  }),
  username: usernameRule({ isRequired: false }),
  password: userRules.newPassword,
  ...userRulesFor(options),
  consent: tickRule('ご利用条件への同意', CONSENT_MISSING),
});

/** A registration as the wire takes it. */
export type Registration = InferInput<typeof createUserSpec.schemas.body>;

/** The form's values as the wire takes them; without a user name the shop gives one. */
export const toRegistration = (values: RegisterValues): Registration => ({
  ...toUserInput(values),
  email: values.email,
  password: values.password,
  ...(values.username !== '' && { username: values.username }),
});
