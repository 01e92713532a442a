import { asTyped } from '@shop/site/form/as-typed';
import { fieldChecks } from '@shop/site/form/field-checks';
import { textRule } from '@shop/site/form/text-rule';
import { fieldLabels } from '@shop/validation/labels/field-labels';
import { nameChecks } from '@shop/validation/name';

const LINE_MAX_LENGTH = 250;
const NEW_PASSWORD_MAX_LENGTH = 128;
const { user } = fieldLabels;

const CURRENT_PASSWORD_MAX_LENGTH = 256;

/** The rule of the current password, typed again for what a stolen session alone must not do. */
export const currentPasswordRule = ({ isRequired = true } = {}) =>
  textRule('現在のパスワード', { maxLength: CURRENT_PASSWORD_MAX_LENGTH, normalise: asTyped, isRequired });

/** The rule of a password that is chosen again, by the name that its field has. account §5 */
export const newPasswordRule = (label: string) =>
  textRule(label, {
    maxLength: NEW_PASSWORD_MAX_LENGTH,
    normalise: asTyped,
    check: fieldChecks.newPassword,
  });

/** The fields of a member that the specification gives rules for. account §5 */
export const userRules = {
  companyName: textRule(user.company_name, { maxLength: LINE_MAX_LENGTH, check: nameChecks }),
  departmentOrPosition: textRule(user.department_or_position, {
    maxLength: LINE_MAX_LENGTH,
    isRequired: false,
    check: nameChecks,
  }),
  newPassword: newPasswordRule(user.password),
};

/** The company's name, where the shop requires none. */
export const optionalCompanyName = textRule(user.company_name, {
  maxLength: LINE_MAX_LENGTH,
  isRequired: false,
  check: nameChecks,
});
