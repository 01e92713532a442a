import { newPasswordMessage } from '@shop/validation/new-password-message';
import { isPassword } from '@shop/validation/password';
import * as v from 'valibot';

/** Longer ones would only cost time; nothing shorter is cut off. */
const LONGEST = 128;

/** A password to be kept (account §5). The commonest ones are rejected by the server. */
export const NewPassword = v.pipe(
  v.string('パスワードを入力してください'),
  v.nonEmpty('パスワードを入力してください'),
  v.maxLength(LONGEST, `パスワードは${LONGEST}文字以内で入力してください`),
  v.check(isPassword, ({ input }) => newPasswordMessage('パスワード', input)),
);
