import type { FieldRule } from '@shop/site/form/field-rule';
import { textRule } from '@shop/site/form/text-rule';
import { fieldLabels } from '@shop/validation/labels/field-labels';
import { normaliseHalfWidth } from '@shop/validation/text/normalise-half-width';

/** As the API takes it: 4 to 32 characters, never an @, so that it is no mail address. */
const USERNAME = /^[a-z0-9][a-z0-9._-]{3,31}$/;

/** Whether a text can be a user name. */
export const isUsername = (text: string): boolean => USERNAME.test(text);

/** User names are the same in upper and lower case. */
const normaliseUsername = (text: string): string => normaliseHalfWidth(text).toLowerCase();

/** The rule of a user name that is chosen. account §3 */
export const usernameRule = ({ isRequired = true } = {}): FieldRule =>
  textRule(fieldLabels.user.username, {
    isRequired,
    normalise: normaliseUsername,
    check: {
      passes: (text) => text === '' || isUsername(text),
      message: (label) => `${label}は半角英数字（. _ - も可）4〜32文字で入力してください`,
    },
  });
