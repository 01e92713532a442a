import type { updateMyUserSpec } from '@shop/contract/users/update-my-user';
import type { FieldRules } from '@shop/site/form/field-rule';
import { fieldChecks } from '@shop/site/form/field-checks';
import type { FormCheck } from '@shop/site/form/form-checks';
import { textRule } from '@shop/site/form/text-rule';
import { EMAIL_MAX_LENGTH } from '@shop/validation/email';
import { fieldLabels } from '@shop/validation/labels/field-labels';
import { validationMessages } from '@shop/validation/messages';
import { normaliseHalfWidth } from '@shop/validation/text/normalise-half-width';
import type { InferInput } from 'valibot';
import { toUserInput } from '../user-fields/to-user-input';
import { userChecks } from '../user-fields/user-checks';
import {
  type UserFormOptions,
  type emptyUser,
  userRulesFor,
  userWireNames,
} from '../user-fields/user-fields';
import { currentPasswordRule } from '../user-fields/user-rules';
import type { Profile } from './profile-query';

/** The name of a field of the profile: a member, their mail address, and the password that another one takes. */
export type ProfileFieldName = keyof typeof emptyUser | 'email' | 'current';
/** What is in the profile's form. */
export type ProfileValues = Readonly<Record<ProfileFieldName, string>>;
/** A changed profile as the wire takes it. */
export type ProfileInput = InferInput<typeof updateMyUserSpec.schemas.body>;

/** The fields' names in the API. */
export const profileWireNames: Readonly<Record<ProfileFieldName, string>> = {
  ...userWireNames,
  email: 'email',
  current: 'current_password',
};

/** The rules of the profile's form. account §5 */
export const profileRulesFor = (options: UserFormOptions): FieldRules<ProfileFieldName> => ({
  email: textRule(fieldLabels.user.email, {
    maxLength: EMAIL_MAX_LENGTH,
    normalise: (text) => normaliseHalfWidth(text).toLowerCase(),
    check: fieldChecks.email,
  }),
  current: currentPasswordRule({ isRequired: false }),
  ...userRulesFor(options),
});

/** The profile as its form shows it. */
export const toProfileValues = ({ email, values }: Profile): ProfileValues => ({
  ...values,
  email,
  current: '',
});

/** What is written that takes the current password: another mail address, or a security question; null for neither. */
export const passwordReason = (
  { email, securityAnswer }: Pick<ProfileValues, 'email' | 'securityAnswer'>,
  stored: Pick<Profile, 'email'>,
): 'email' | 'question' | null => {
  if (!['', stored.email].includes(email)) return 'email';
  return securityAnswer === '' ? null : 'question';
};

/** The rules about several fields, by what is stored. */
export const profileChecks = ({ email, values }: Profile): readonly FormCheck<ProfileFieldName>[] => [
  ...userChecks(values.securityQuestion),
  {
    errorField: 'current',
    passes: (typed) => passwordReason(typed, { email }) === null || typed.current !== '',
    message: validationMessages.required('現在のパスワード'),
  },
];

/** The fields whose values differ from those before. */
function changedFields<Fields extends object>(now: Fields, before: Fields): Partial<Fields> {
  const changed: Partial<Fields> = {};
  for (const name in now) if (now[name] !== before[name]) changed[name] = now[name];
  return changed;
}

/**
 * What has been changed in the form, as the wire takes it; the user name never. `opened` is the profile that the form
 * began with: what was changed elsewhere meanwhile (the newsletter by the link of its mail) is not taken back. account §3
 */
export function toProfileInput(values: ProfileValues, opened: Profile): ProfileInput {
  return {
    ...changedFields(toUserInput(values), toUserInput(toProfileValues(opened))),
    ...(values.email !== opened.email && { email: values.email }),
    ...(passwordReason(values, opened) !== null && { current_password: values.current }),
  };
}
