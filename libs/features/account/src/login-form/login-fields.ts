import { EMAIL_MAX_LENGTH, isEmail } from '@shop/validation/email';
import { validationMessages } from '@shop/validation/messages';
import { normaliseHalfWidth } from '@shop/validation/text/normalise-half-width';
import { asTyped } from '@shop/site/form/as-typed';
import { textRule } from '@shop/site/form/text-rule';
import { isUsername } from '../user-fields/username-rule';

const PASSWORD_MAX_LENGTH = 256;
const CODE = /^\d{6}$/;

const addressRule = (passes: (text: string) => boolean) =>
  textRule('メールアドレス', {
    maxLength: EMAIL_MAX_LENGTH,
    normalise: normaliseHalfWidth,
    check: { passes, message: validationMessages.email },
  });

/** The rules of the sign-in. core §5: the password is required. */
export const loginRules = {
  email: addressRule(isEmail),
  /** Who signs in: the mail address, or the user name in its place. */
  identifier: addressRule((text) => isEmail(text) || isUsername(text.toLowerCase())),
  password: textRule('パスワード', { maxLength: PASSWORD_MAX_LENGTH, normalise: asTyped }),
};

/** The one-time code that came by mail. */
export const codeRules = {
  code: textRule('確認コード', {
    normalise: normaliseHalfWidth,
    check: { passes: (text) => CODE.test(text), message: validationMessages.verificationCode },
  }),
};
