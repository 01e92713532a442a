import { USER_MEMORIAL_ERRORS } from '@shop/contract/user-memorials/user-memorial-errors';
import { notFound } from '../http/http-error';

/** 404 for an anniversary that does not exist or belongs to another member: the caller cannot tell which. */
export const memorialNotFound = () => notFound(USER_MEMORIAL_ERRORS.notFound, '記念日が見つかりません');
