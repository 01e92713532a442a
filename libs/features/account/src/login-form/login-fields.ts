import { EMAIL_MAX_LENGTH, isEmail } from '@shop/validation/email';
import { validationMessages } from '@shop/validation/messages';
import { normaliseHalfWidth } from '@shop/validation/text/normalise-half-width';
import { textRule } from '@shop/site/form/text-rule';

const PASSWORD_MAX_LENGTH = 256;
const CODE = /^\d{6}$/;

/** A password is taken as it is typed: a space in it is part of it. */
const asTyped = (text: string) => text;

/** Sign-in by mail address and password. core §5: the password is required. */
export const loginRules = {
  email: textRule('メールアドレス', {
    maxLength: EMAIL_MAX_LENGTH,
    normalise: (text) => text.normalize('NFKC').replace(/\s+/g, ''),
    check: { passes: isEmail, message: validationMessages.email },
  }),
  password: textRule('パスワード', { maxLength: PASSWORD_MAX_LENGTH, normalise: asTyped }),
};

/** The one-time code that came by mail. */
export const codeRules = {
  code: textRule('確認コード', {
    normalise: normaliseHalfWidth,
    check: { passes: (text) => CODE.test(text), message: validationMessages.verificationCode },
  }),
};
