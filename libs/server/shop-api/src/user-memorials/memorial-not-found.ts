import { notFound } from '../http/http-error';

/** 404 for an anniversary that does not exist or belongs to another member: the caller cannot tell which. */
export const memorialNotFound = () => notFound('user_memorial.not_found', '記念日が見つかりません');
