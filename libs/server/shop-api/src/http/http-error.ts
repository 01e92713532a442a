import { ERROR_CODES } from '@shop/contract/error-codes';

/** The statuses of error responses. */
export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503;

/** Messages by field, in Japanese, for the shopper. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

interface ErrorDetails {
  readonly title?: string;
  /** The tag manager of a shop under maintenance. core §3 */
  readonly gtmId?: string | null;
  readonly errors?: FieldErrors;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * An error that the caller may see. Thrown anywhere below a route, it becomes the response `{ code, message, errors?,
 * title? }` (core §8); a transaction around it is rolled back.
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

/** 400: not a request of this API, or one whose body was cut off. */
export const badRequest = () =>
  new HttpError(400, ERROR_CODES.malformed, 'リクエストの形式が正しくありません');

/** 413: the body is larger than the API reads. */
export const contentTooLarge = () =>
  new HttpError(413, ERROR_CODES.tooLarge, '送信されたデータが大きすぎます');

/** 404: does not exist or belongs to somebody else; the caller cannot tell which. */
export const notFound = (code: string, message: string) => new HttpError(404, code, message);

/** 422: the request is well formed, but a rule does not allow it. */
export const rejected = (code: string, message: string, errors?: FieldErrors) =>
  new HttpError(422, code, message, errors === undefined ? {} : { errors });

/** 422: fields are invalid. */
export const invalidFields = (errors: FieldErrors) =>
  rejected(ERROR_CODES.validation, '入力内容をご確認ください', errors);

/** 422: a text contains a payment card number, which only the payment service may receive. reliability 9 */
export const cardNumberRejected = (field: string) =>
  rejected(ERROR_CODES.cardNumber, 'カード番号は送信できません。入力内容をご確認ください', {
    [field]: ['カード番号は入力できません'],
  });

/** 401: the caller has to sign in (again). */
export const unauthorized = () =>
  new HttpError(401, ERROR_CODES.unauthenticated, 'ログインが必要です', {
    headers: { 'WWW-Authenticate': 'Bearer' },
  });
