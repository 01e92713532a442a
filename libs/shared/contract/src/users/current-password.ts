import * as v from 'valibot';

const MAX_PASSWORD_LENGTH = 256;

/** The current password, typed again for what a stolen session alone must not do. */
export const CurrentPassword = v.pipe(
  v.string(),
  v.nonEmpty('現在のパスワードを入力してください'),
  v.maxLength(MAX_PASSWORD_LENGTH),
);
