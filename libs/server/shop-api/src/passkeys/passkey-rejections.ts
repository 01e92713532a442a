import { PASSKEY_ERRORS } from '@shop/contract/passkeys/passkey-errors';
import { notFound, rejected } from '../http/http-error';

/** 422: the same words whatever was wrong. reliability 4 */
export const passkeyLoginFailed = () =>
  rejected(
    PASSKEY_ERRORS.loginFailed,
    'パスキーでログインできませんでした。もう一度お試しいただくか、パスワードでログインしてください',
  );

/** 422: the device's answer cannot be accepted, or came too late. */
export const passkeyRegistrationFailed = () =>
  rejected(
    PASSKEY_ERRORS.registrationFailed,
    'パスキーを追加できませんでした。お手数ですが、もう一度はじめからお試しください',
  );

/** 422: no room for another one. */
export const tooManyPasskeys = (limit: number) =>
  rejected(
    PASSKEY_ERRORS.limitExceeded,
    `パスキーは${limit}件まで追加できます。使っていないパスキーを削除してから、もう一度お試しください`,
  );

/** 422: somebody else's address may have been registered, whose owner would not know of the passkey. */
export const addressNotVerified = () =>
  rejected(PASSKEY_ERRORS.verifyEmailFirst, 'パスキーを追加する前に、メールアドレスの確認をお済ませください');

/** 404: there is none, or it is another member's. */
export const passkeyNotFound = () => notFound(PASSKEY_ERRORS.notFound, 'パスキーが見つかりません');
