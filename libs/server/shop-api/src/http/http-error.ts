import { ERROR_CODES } from '@shop/contract/error-codes';

/** Statuses by which the API refuses. */
export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503;

/** Messages by field, in Japanese, fit to be shown. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

interface ErrorDetails {
  readonly title?: string;
  readonly errors?: FieldErrors;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * A refusal that the caller may see: thrown anywhere below a route, answered as `{ code, message, errors?, title? }`
 * (core §8). A transaction that it passes is rolled back.
 */
export class HttpError extends Error {
  constructor(
    readonly status: ErrorStatus,
    readonly code: string,
    override readonly message: string,
    readonly details: ErrorDetails = {},
  ) {
    super(message);
    this.name = 'HttpError';
  }
}

/** 400: no request of this API, or one that broke off. */
export const badRequest = () =>
  new HttpError(400, ERROR_CODES.malformed, 'リクエストの形式が正しくありません');

/** 413: more than the API reads. */
export const contentTooLarge = () =>
  new HttpError(413, ERROR_CODES.tooLarge, '送信されたデータが大きすぎます');

/** 404: unknown, or another one's; the caller cannot tell which. */
export const notFound = (code: string, message: string) => new HttpError(404, code, message);

/** 422: understood, but not possible now or not allowed so. */
export const rejected = (code: string, message: string, errors?: FieldErrors) =>
  new HttpError(422, code, message, errors === undefined ? {} : { errors });

/** 422 for fields that do not hold. */
export const invalidFields = (errors: FieldErrors) =>
  rejected(ERROR_CODES.validation, '入力内容をご確認ください', errors);

/** 422: the number of a payment card never reaches the shop; it goes to the payment service alone. reliability 9 */
export const cardNumberRejected = (field: string) =>
  rejected(ERROR_CODES.cardNumber, 'カード番号は送信できません。入力内容をご確認ください', {
    [field]: ['カード番号は入力できません'],
  });

/** 401: signing in (again) is needed. */
export const unauthorized = () =>
  new HttpError(401, ERROR_CODES.unauthenticated, 'ログインが必要です', {
    headers: { 'WWW-Authenticate': 'Bearer' },
  });
